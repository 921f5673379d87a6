import type { ClaimExtraInfo, CobReason, ServiceType } from '~generated/member/model/index.ts'
import type { ClaimDetails } from '~generated/forms/claim/claim-details.ts'
import type { OtherCoverage } from '~generated/forms/claim/other-coverage.ts'
import { type ClaimAnswers, definition } from '~generated/forms/claim/wizard.ts'
import type { Answers, WizardDefinition } from '~/wizard/definition.ts'

/**
 * Key of a service. The key says whether the service needs a description or a prescription. The form's JSON Schema can
 * therefore decide from the key alone whether to show the follow-up question.
 */
export const serviceKey = ({
  serviceId,
  isServiceTypeOther,
  isRequirePrescription,
}: Pick<ServiceType, 'serviceId' | 'isServiceTypeOther' | 'isRequirePrescription'>): string =>
  isServiceTypeOther ? `other:${serviceId}` : isRequirePrescription ? `rx:${serviceId}` : String(serviceId)

export const needsPrescription = (key: string): boolean => key.startsWith('rx:')

/**
 * Key of a reason why the other insurer paid less. If a reason cancels the claim, its key has the prefix `stop`. Such a
 * reason never needs a note, because no claim is sent.
 */
export const reasonKey = ({
  id,
  cancelsClaim,
  doesRequireNote,
}: Pick<CobReason, 'id' | 'cancelsClaim' | 'doesRequireNote'>): string =>
  cancelsClaim ? `stop:${id}` : doesRequireNote ? `note:${id}` : String(id)

/** The id in the key of a service or a reason. */
export const numberOf = (key: string): number => Number(key.split(':').at(-1))

const RECENT = 'recent:'
/**
 * The key of a recent provider. Recent providers are offered before the provider types, so that the member need not
 * enter known data again (forms.md).
 */
export const recentProviderKey = (pauthId: string): string => `${RECENT}${pauthId}`
export const recentProviderId = (key: string | undefined): string | undefined =>
  key?.startsWith(RECENT) ? key.slice(RECENT.length) : undefined

export type { ClaimAnswers }
export type StepName = keyof typeof definition.steps

/**
 * Casts the wizard's untyped answers to their types. Only this function contains the cast. The cast is safe, because
 * each form validates its answers before they are stored.
 */
export const asClaimAnswers = (answers: Answers): ClaimAnswers => answers

export type ClaimLine = ClaimDetails['lines'][number]
export type CoverageLine = NonNullable<OtherCoverage['lines']>[number]

/** True if the member must describe the other plan: no coverage is on file, or the coverage on file is wrong. */
export const isNewCoverage = ({ doesMemberHaveOtherCov, hasInfoOnFile, infoOnFileValid }: OtherCoverage): boolean =>
  doesMemberHaveOtherCov && (!hasInfoOnFile || infoOnFileValid === false)

const steps: WizardDefinition['steps'] = definition.steps

/**
 * The answers of the steps that the wizard marks as `isSentUnchanged`: their fields have the same names as in the
 * request. A claim type with only such steps needs no code. An automated check ensures that the request has these
 * fields.
 */
export const fieldsSentUnchanged = (answers: ClaimAnswers): Partial<ClaimExtraInfo> =>
  Object.assign(
    {},
    ...Object.entries(answers as Answers).flatMap(([step, data]) => (steps[step]?.isSentUnchanged ? [data] : [])),
  )

/** The prefix of the message ids of a step's form: `ambulance-trip` has `form.ambulanceTrip.…`. */
export const formIdOf = (step: string): string =>
  (steps[step]?.form ?? step).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

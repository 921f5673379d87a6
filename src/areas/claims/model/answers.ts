import type { ClaimExtraInfo, CobReason, ServiceType } from '~generated/member/model/index.ts'
import type { ClaimDetails } from '~generated/forms/claim/claim-details.ts'
import type { OtherCoverage } from '~generated/forms/claim/other-coverage.ts'
import { type ClaimAnswers, definition } from '~generated/forms/claim/wizard.ts'
import type { Answers, WizardDefinition } from '~/wizard/definition.ts'

/**
 * An option's key includes the flags that the form's conditions test: the service needs a prescription or a description,
 * the reason needs a note. The schema can then show the follow-up question without the service or the reason.
 */
export const serviceKey = ({
  serviceId,
  isServiceTypeOther,
  isRequirePrescription,
}: Pick<ServiceType, 'serviceId' | 'isServiceTypeOther' | 'isRequirePrescription'>): string =>
  isServiceTypeOther ? `other:${serviceId}` : isRequirePrescription ? `rx:${serviceId}` : String(serviceId)

export const needsPrescription = (key: string): boolean => key.startsWith('rx:')

/**
 * Key of a reason. A reason that cancels the claim has the prefix `stop` and no note, because no claim will be sent.
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
 * Casts the wizard's untyped answers to their types. Only this function may, because each form has validated its
 * answers before they were stored.
 */
export const asClaimAnswers = (answers: Answers): ClaimAnswers => answers

export type ClaimLine = ClaimDetails['lines'][number]
export type CoverageLine = NonNullable<OtherCoverage['lines']>[number]

/** True if the member must describe the other plan: no coverage is on file, or the coverage on file is wrong. */
export const isNewCoverage = ({ doesMemberHaveOtherCov, hasInfoOnFile, infoOnFileValid }: OtherCoverage): boolean =>
  doesMemberHaveOtherCov && (!hasInfoOnFile || infoOnFileValid === false)

const steps: WizardDefinition['steps'] = definition.steps

/**
 * Answers whose fields have the same names as in the request are sent unchanged, so a claim type with only such answers
 * needs no code. An automated check ensures that the request has these fields.
 */
export const fieldsSentUnchanged = (answers: ClaimAnswers): Partial<ClaimExtraInfo> =>
  Object.assign(
    {},
    ...Object.entries(answers as Answers).flatMap(([step, data]) => (steps[step]?.isSentUnchanged ? [data] : [])),
  )

/** The prefix of the message ids of a step's form: `ambulance-trip` has `form.ambulanceTrip.…`. */
export const formIdOf = (step: string): string =>
  (steps[step]?.form ?? step).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

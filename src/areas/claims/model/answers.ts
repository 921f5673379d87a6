import type { ClaimExtraInfo, CobReason, ServiceType } from '~generated/member/model/index.ts'
import type { ClaimDetails } from '~generated/forms/claim/claim-details.ts'
import type { OtherCoverage } from '~generated/forms/claim/other-coverage.ts'
import { type ClaimAnswers, definition } from '~generated/forms/claim/wizard.ts'
import type { Answers, WizardDefinition } from '~/wizard/definition.ts'

/**
 * Choices carry what a form's conditions need to know about them, so that a schema can ask the follow-up question
 * without knowing the data: a service that needs a prescription, one to be described, a reason with a note.
 */
export const serviceKey = ({
  serviceId,
  isServiceTypeOther,
  isRequirePrescription,
}: Pick<ServiceType, 'serviceId' | 'isServiceTypeOther' | 'isRequirePrescription'>): string =>
  isServiceTypeOther ? `other:${serviceId}` : isRequirePrescription ? `rx:${serviceId}` : String(serviceId)

export const needsPrescription = (key: string): boolean => key.startsWith('rx:')

/** `stop` wins: a reason that cancels the claim asks no note. */
export const reasonKey = ({ id, cancelsClaim, doesRequireNote }: Pick<CobReason, 'id' | 'cancelsClaim' | 'doesRequireNote'>): string =>
  cancelsClaim ? `stop:${id}` : doesRequireNote ? `note:${id}` : String(id)

/** The number behind a key of either kind. */
export const numberOf = (key: string): number => Number(key.split(':').at(-1))

const RECENT = 'recent:'
/** A provider seen lately, offered before the types (forms.md: nothing asked that is known). */
export const recentProviderKey = (pauthId: string): string => `${RECENT}${pauthId}`
export const recentProviderId = (key: string | undefined): string | undefined => (key?.startsWith(RECENT) ? key.slice(RECENT.length) : undefined)

export type { ClaimAnswers }
export type StepName = keyof typeof definition.steps

/** The wizard stores plain data; this is the one place that says what shape the forms gave it: each checked its answers before they were stored. */
export const asClaimAnswers = (answers: Answers): ClaimAnswers => answers

export type ClaimLine = ClaimDetails['lines'][number]
export type CoverageLine = NonNullable<OtherCoverage['lines']>[number]

/** Whether the member says what the other plan is: nothing is on file, or not what is right. */
export const isNewCoverage = ({ doesMemberHaveOtherCov, hasInfoOnFile, infoOnFileValid }: OtherCoverage): boolean =>
  doesMemberHaveOtherCov && (!hasInfoOnFile || infoOnFileValid === false)

const steps: WizardDefinition['steps'] = definition.steps

/** Answers whose questions have the names of the request travel as they are: a type of claim that asks only such needs no code. A gate sees to it that the request has these fields. */
export const fieldsSentUnchanged = (answers: ClaimAnswers): Partial<ClaimExtraInfo> =>
  Object.assign({}, ...Object.entries(answers as Answers).flatMap(([step, data]) => (steps[step]?.isSentUnchanged ? [data] : [])))

/** The name by which the messages of a step's form begin: `ambulance-trip` asks `form.ambulanceTrip.…`. */
export const formIdOf = (step: string): string => (steps[step]?.form ?? step).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

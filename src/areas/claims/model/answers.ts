import type { AttachDocuments } from '~generated/forms/claim/attach-documents.ts'
import type { BeforeStartDisability } from '~generated/forms/claim/before-start-disability.ts'
import type { BeforeStartTravel } from '~generated/forms/claim/before-start-travel.ts'
import type { ClaimDetailsVision } from '~generated/forms/claim/claim-details-vision.ts'
import type { ClaimDetails } from '~generated/forms/claim/claim-details.ts'
import type { ClaimEvent } from '~generated/forms/claim/claim-event.ts'
import type { ClaimItems } from '~generated/forms/claim/claim-items.ts'
import type { ClaimType as ClaimTypeAnswer } from '~generated/forms/claim/claim-type.ts'
import type { Comments } from '~generated/forms/claim/comments.ts'
import type { DocumentsToAttach } from '~generated/forms/claim/documents-to-attach.ts'
import type { HsaClaim } from '~generated/forms/claim/hsa-claim.ts'
import type { HsaEligibleClaims } from '~generated/forms/claim/hsa-eligible-claims.ts'
import type { HsaPayment } from '~generated/forms/claim/hsa-payment.ts'
import type { OtherCoverage } from '~generated/forms/claim/other-coverage.ts'
import type { ProviderResult } from '~generated/forms/claim/provider-results.ts'
import type { ProviderSearch } from '~generated/forms/claim/provider-search.ts'
import type { ProviderTypeVision } from '~generated/forms/claim/provider-type-vision.ts'
import type { ProviderType as ProviderTypeAnswer } from '~generated/forms/claim/provider-type.ts'
import type { ServiceList } from '~generated/forms/claim/service-list.ts'
import type { ServiceSelection } from '~generated/forms/claim/service-selection.ts'
import type { TreatmentForAccident } from '~generated/forms/claim/treatment-for-accident.ts'
import type { VisionOther } from '~generated/forms/claim/vision-other.ts'
import { definition } from '~generated/forms/claim/wizard.ts'
import type { ClaimExtraInfo } from '~generated/member/model/index.ts'
import type { Answers, FormData, WizardDefinition } from '~/wizard/definition.ts'

/** The answers of the claim wizard by step, as their forms type them. A form checked them before they were stored. */
export interface ClaimAnswers {
  readonly 'claim-type'?: ClaimTypeAnswer
  readonly 'before-start-travel'?: BeforeStartTravel
  readonly 'before-start-disability'?: BeforeStartDisability
  readonly 'treatment-for-accident'?: TreatmentForAccident
  readonly 'provider-type'?: ProviderTypeAnswer
  readonly 'provider-type-vision'?: ProviderTypeVision
  readonly 'provider-search'?: ProviderSearch
  readonly 'provider-results'?: ProviderResult
  readonly 'service-list'?: ServiceList
  readonly 'service-list-vision'?: ServiceList
  readonly 'vision-other'?: VisionOther
  readonly 'service-selection'?: ServiceSelection
  readonly 'claim-details'?: ClaimDetails
  readonly 'claim-details-vision'?: ClaimDetailsVision
  readonly 'claim-items'?: ClaimItems
  readonly 'claim-event'?: ClaimEvent
  readonly hsa?: HsaClaim
  readonly 'hsa-eligible-claims'?: HsaEligibleClaims
  readonly 'hsa-eligible-claim'?: HsaEligibleClaims
  readonly 'hsa-payment'?: HsaPayment
  readonly 'other-coverage'?: OtherCoverage
  readonly 'attach-documents'?: AttachDocuments
  readonly 'documents-to-attach'?: DocumentsToAttach
  readonly comments?: Comments
}

/** The wizard stores plain data; this is the one place that says what shape the forms gave it. */
export const asClaimAnswers = (answers: Answers): ClaimAnswers => answers

export type ClaimLine = ClaimDetails['lines'][number]
export type CoverageLine = NonNullable<OtherCoverage['lines']>[number]

/** Whether the member says what the other plan is: nothing is on file, or not what is right. */
export const isNewCoverage = ({ doesMemberHaveOtherCov, hasInfoOnFile, infoOnFileValid }: OtherCoverage): boolean =>
  doesMemberHaveOtherCov && (!hasInfoOnFile || infoOnFileValid === false)

const steps: WizardDefinition['steps'] = definition.steps

/** Answers whose questions have the names of the request: a type of claim that asks only such needs no code. */
export const answersAsTyped = (answers: ClaimAnswers): readonly (readonly [step: string, data: FormData])[] =>
  Object.entries(answers as Readonly<Record<string, FormData>>).filter(([step]) => steps[step]?.isSentAsTyped)

/** What they add to the request. A gate sees to it that the request has these fields. */
export const fieldsAsTyped = (answers: ClaimAnswers): Partial<ClaimExtraInfo> => Object.assign({}, ...answersAsTyped(answers).map(([, data]) => data))

/** The name by which the messages of a step's form begin: `ambulance-trip` asks `form.ambulanceTrip.…`. */
export const formIdOf = (step: string): string => (steps[step]?.form ?? step).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

import type { RepeatClaim } from '~generated/forms/claim/repeat-claim.ts'
import type {
  CardholderDetails,
  ExternalCoverage,
  HealthProfessional,
  Participant,
  RecentClaimService,
  ServiceType,
} from '~generated/member/model/index.ts'
import { isDate8, today8 } from '~/domain/dates/date8.ts'
import { hidesDetails } from '~/domain/participants.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import type { UploadedFile } from '~/forms/uploads/upload-store.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { type Policy, readPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import { resumeDraft } from '~/wizard/draft-store.ts'
import {
  currentAnswers,
  firstIncompleteStep,
  isReachable,
  reachableAnswers,
  setUnsavedAnswers,
  visibleSteps,
} from '~/wizard/engine.ts'
import {
  asClaimAnswers,
  type ClaimAnswers,
  type ClaimLine,
  needsPrescription,
  recentProviderId,
  serviceKey,
  type StepName,
} from '../model/answers.ts'
import { flowOf } from '../model/claim-types.ts'
import { hasEnded, lineKeys, serviceOfLine } from '../model/lines.ts'
import { providerChoice } from '../model/provider-search.ts'
import { claimWizard, pageOf, REPEAT_STEP } from './claim-wizard.ts'
import { loadSubmissionData } from './step-data.ts'

/** The steps that the page of a repeat claim can complete with the member's input, the last claim or a usual answer. */
const ANSWERED: ReadonlySet<string> = new Set([
  'claim-type',
  'before-start',
  'treatment-for-accident',
  'provider-type',
  'service-list',
  'service-selection',
  'claim-details',
  'other-coverage',
  'attach-documents',
  'documents-to-attach',
  'verify-information',
  'claim-summary',
  'comments',
  'confirmation',
] satisfies readonly StepName[])

/** The one visit of a repeat claim, with the records it refers to. */
export interface RepeatVisit {
  /** key of the claim line for this visit */
  readonly key: string
  readonly service: ServiceType
  readonly provider: HealthProfessional
  readonly person: Participant
  /** the last claim for the same service, provider and person, if it is among the recent claims */
  readonly last: RecentClaimService | undefined
}

interface VisitRecords {
  readonly services: readonly ServiceType[]
  readonly recentServices: readonly RecentClaimService[]
  readonly recentProviders: readonly HealthProfessional[]
  readonly participants: readonly Participant[]
  readonly cardholder: Pick<CardholderDetails, 'participantId'> | undefined
}

/** The details of the claim that have been entered so far, whether confirmed or not. */
export const enteredDetails = (draft: Draft): Partial<ClaimLine> | undefined =>
  asClaimAnswers({ 'claim-details': currentAnswers(draft, 'claim-details') ?? {} })['claim-details']?.lines?.[0]

/**
 * The visit that a draft repeats. Undefined if there are several lines, or if provider, service or person is not known
 * or no longer offered.
 */
export function repeatVisit(answers: ClaimAnswers, draft: Draft, known: VisitRecords): RepeatVisit | undefined {
  const [key = '', ...more] = lineKeys(answers)
  const entered = enteredDetails(draft)
  const service = known.services.find((each) => serviceKey(each) === serviceOfLine(key))
  const provider = known.recentProviders.find(({ pauthId }) => pauthId === recentProviderId(providerChoice(answers)))
  if (more.length > 0 || !service || service.isServiceTypeOther || !provider) return undefined
  const last = known.recentServices.find(
    (item) =>
      serviceKey(item.service) === serviceKey(service) &&
      item.provider?.pauthId === provider.pauthId &&
      (entered?.participantId === undefined || item.participantId === entered.participantId),
  )
  const participantId = entered?.participantId ?? last?.participantId
  const person = known.participants.find((each) => each.participantId === participantId)
  if (!person || hidesDetails(person, known.cardholder?.participantId)) return undefined
  return { key, service, provider, person, last }
}

/** The data that decides whether one page can ask everything. */
interface OnePageInput {
  readonly path: readonly string[]
  readonly answers: ClaimAnswers
  readonly visit: RepeatVisit | undefined
  /** coverage with another insurer on the day of the visit */
  readonly coverageOnFile: readonly { readonly coverage: ExternalCoverage; readonly participantId: string }[]
}

/**
 * True if one page can ask everything, because the last claim answers all other steps. The wizard is needed if the
 * insurer has questions, another insurer is on file, the spending account can pay, or a document is required.
 */
export const isOnePageClaim = ({ path, answers, visit, coverageOnFile }: OnePageInput): boolean =>
  visit !== undefined &&
  path.every((step) => ANSWERED.has(step)) &&
  !flowOf(answers)?.isDocumentRequired &&
  !visit.service.additionalQuestions?.length &&
  (answers['other-coverage'] !== undefined ||
    coverageOnFile.every(({ coverage, participantId }) => hasEnded(coverage, answers, participantId)))

/** The initial values of the page of a repeat claim. */
export const enteredBefore = (draft: Draft, { key }: RepeatVisit): Partial<RepeatClaim> => {
  const { participantId: _, key: __, ...line } = enteredDetails(draft) ?? {}
  const { files, agreement } = {
    ...currentAnswers(draft, 'attach-documents'),
    ...currentAnswers(draft, 'confirmation'),
  }
  return {
    ...line,
    needsPrescription: needsPrescription(key),
    ...(files !== undefined && { files: files as UploadedFile[] }),
    ...(agreement === true && { agreement }),
  }
}

/** The draft with the values of the page, as unsaved answers of the steps that ask for them. */
export function storeEntered(
  draft: Draft,
  { key, person }: RepeatVisit,
  { dateOfService, amountPaid, hasPrescription, files, agreement }: Partial<RepeatClaim>,
): Draft {
  const line = {
    participantId: person.participantId,
    ...(dateOfService && { dateOfService }),
    ...(amountPaid && { amountPaid }),
    ...(hasPrescription !== undefined && { hasPrescription }),
    key,
    needsPrescription: needsPrescription(key),
  }
  const steps = {
    'claim-details': { ...currentAnswers(draft, 'claim-details'), lines: [line] },
    'attach-documents': files ? { files } : {},
    confirmation: agreement ? { agreement } : {},
  }
  return Object.entries(steps).reduce((now, [step, entered]) => setUnsavedAnswers(now, step, entered), draft)
}

/**
 * Shows the page only if it can ask everything that is missing in the claim. Otherwise redirects to the first
 * incomplete step.
 */
export const guard: Guard = async ({ policy = readPolicy(undefined) }) => {
  const draft = resumeDraft(memberId())
  const isOffered = await isOnePageOffered(policy, draft)
  return isOffered ? undefined : { page: pageOf(firstIncompleteStep(claimWizard(policy), draft)) }
}

/**
 * True if one page can ask everything that is missing in a claim. The data for this decision is requested first; if
 * that fails, the wizard is used.
 */
export async function isOnePageOffered(policy: Policy, draft: Draft): Promise<boolean> {
  const wizard = claimWizard(policy)
  if (!isReachable(wizard, draft, REPEAT_STEP)) return false
  try {
    // the benefits determine whether the claim asks about a spending account
    await queryClient.fetchQuery(benefitsQuery())
    const answers = asClaimAnswers(reachableAnswers(wizard, draft))
    const visit = repeatVisit(answers, draft, await loadSubmissionData({ policy, answers }))
    if (!visit) return false
    const onDay = asClaimAnswers({ ...(answers as object), 'claim-details': { lines: [lineToday(visit, draft)] } })
    const { coverageOnFile } = await loadSubmissionData({ policy, answers: onDay })
    return isOnePageClaim({ path: visibleSteps(wizard, draft), answers: onDay, visit, coverageOnFile })
  } catch (error) {
    if (!isPortalError(error)) throw error
    return false
  }
}

/**
 * The claim line of the visit, with which coverage is looked up. If no day has been entered yet, the line has today's
 * date.
 */
function lineToday({ key, person: { participantId } }: RepeatVisit, draft: Draft) {
  const { dateOfService = '' } = enteredDetails(draft) ?? {}
  return { key, participantId, dateOfService: isDate8(dateOfService) ? dateOfService : today8(), amountPaid: '0.00' }
}

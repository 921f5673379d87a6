import type { SubmitMultiClaimsResult } from '~generated/member/model/index.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { numberFiles } from '~/platform/http/form-data.ts'
import { isPortalError, PortalError, showError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { currentBrand } from '~/platform/config/brand.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { inBusinessDays } from '~/domain/dates/date8.ts'
import { sumMoney } from '~/domain/money.ts'
import { namesById } from '~/domain/participants.ts'
import { ensurePageLoaded, MAIN_CONTENT, type useOpenPage } from '~/platform/pages/navigation.tsx'
import { canSubmitClaims, ensurePolicy, hsaClaimsStep, refetchPolicy } from '~/platform/policy/policy.ts'
import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { startLoading, stopLoading } from '~/platform/stores/loading.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { discardDraft, getDraft } from '~/wizard/draft-store.ts'
import { reachableAnswers } from '~/wizard/engine.ts'
import { hsaLists } from '../wizard/claim-queries.ts'
import { claimWizard, pageOf } from '../wizard/claim-wizard.ts'
import { REDIRECTED } from '../start/paused-claim-store.ts'
import { asClaimAnswers, serviceKey } from '../model/answers.ts'
import { type SubmissionInput, toClaimExtraInfo } from '../model/claim-extra-info.ts'
import { dentalService, isDental, isDisability, isWellness, paysFromHsa } from '../model/claim-types.ts'
import { type Expense, expensesOf, sentLines } from '../model/expenses.ts'
import { coverageLines, serviceOfLine } from '../model/lines.ts'
import { chosenProvider } from '../model/provider-search.ts'
import { loadSubmissionData } from '../wizard/step-data.ts'
import { type ClaimConfirmation, confirmationStore, expectedPaymentStore } from '../wizard/confirmation-store.ts'
import { type ClaimRequest, postClaim, sendClaim, wasReceived } from './send-claim.ts'

const claimedExpenses = ({ answers, hsa }: SubmissionInput): readonly Expense[] => [
  ...expensesOf(answers),
  ...(hsa?.expenses ?? []),
]

const importHsa = () => import('../model/hsa-services.ts')

/**
 * Collects the answers of all steps of this claim, and the records to which they refer. Records that are not in the
 * cache are fetched.
 */
async function collectSubmissionInput(text: Text): Promise<SubmissionInput> {
  const policy = await ensurePolicy()
  const wizard = claimWizard(policy)
  const answers = asClaimAnswers(reachableAnswers(wizard, getDraft(memberId())))
  const data = await loadSubmissionData({ policy, answers })
  const claimType = data.claimTypes.find((type) => type.claimType === answers['claim-type']?.claimType)
  if (!claimType || !data.cardholder) throw new PortalError({ kind: 'contract', operationId: 'submitMultiClaims' })
  const services = isDental(answers) ? [dentalService(claimType, text('claims.dental'), text.locale)] : data.services
  const hsa = paysFromHsa(answers) ? (await loadChunk(importHsa)).hsaPart(answers, data.hsaEligible) : undefined
  return {
    ...data,
    coverageOnFile: data.coverageOnFile[0]?.coverage,
    hsa,
    services,
    answers,
    policy,
    cardholder: data.cardholder,
    claimType,
    provider: chosenProvider(answers, data),
  }
}

const linesOf = (material: SubmissionInput) => sentLines(claimedExpenses(material), material.participants)

/**
 * Converts the answers to a request. `content` is the whole claim as one string, by which two attempts are compared.
 * `onProgress` receives the uploaded fraction.
 */
function toClaimRequest(material: SubmissionInput, onProgress: (share: number) => void): ClaimRequest {
  const claimExtraInfo = toClaimExtraInfo(material)
  const files = material.answers['attach-documents']?.files ?? []
  return {
    content: JSON.stringify([claimExtraInfo, files]),
    lines: linesOf(material),
    post: (idempotencyKey) =>
      postClaim({
        claimExtraInfo,
        files: numberFiles(files.flatMap(({ id }) => uploads.get(id) ?? [])),
        idempotencyKey,
        onProgress,
      }),
  }
}

function toConfirmation(
  result: SubmitMultiClaimsResult,
  material: SubmissionInput,
  locale: Locale,
  expected: ClaimConfirmation['expected'],
): ClaimConfirmation {
  const { answers, claimType, services, participants } = material
  const names = new Map(services.map((service) => [serviceKey(service), service.description]))
  const people = namesById(participants, locale)
  const paidByOther = coverageLines(answers).map(({ amountPaidByOtherCarrier }) => amountPaidByOtherCarrier)
  return {
    result,
    locale,
    pays: isDisability(answers) ? 'undecided' : paysFromHsa(answers) || isWellness(answers) ? 'account' : 'plan',
    lines: claimedExpenses(material).map(({ key, participantId, person, dateOfService, amountPaid, description }) => ({
      key,
      service:
        description ||
        (key.startsWith('other:') && answers['service-list']?.otherDescription) ||
        names.get(serviceOfLine(key)) ||
        claimType.description,
      person: person ?? people.get(participantId) ?? '',
      dateOfService,
      amountPaid,
    })),
    paidByOther: paidByOther.length > 0 ? sumMoney(paidByOther) : undefined,
    documents: (answers['attach-documents']?.files ?? []).map(({ name }) => name),
    expected,
    lacksReceipt: lacksReceipt(material),
    processedBy: processedBy(locale),
  }
}

/**
 * The day by which most claims sent today are processed, for the confirmation (D-188). The insurer's holidays do not
 * count if its contact details have been loaded by now; the confirmation does not wait for them.
 */
function processedBy(locale: Locale): string | undefined {
  const days = claimProcessingDays()
  const contact = queryClient.getQueryData(contactQuery(currentBrand(), locale).queryKey)
  return days === undefined ? undefined : inBusinessDays(days, contact?.closedOn)
}

export { ReceiptQuestion } from './receipt-question.tsx'

interface SubmissionPage {
  readonly text: Text
  readonly openPage: ReturnType<typeof useOpenPage>
  /** URL of the page that confirms the claim */
  readonly confirmation: string
}

/** True if the plan requires a receipt for this claim, and the member was asked for files but attached none. */
const lacksReceipt = ({ claimType, answers: { 'attach-documents': attached } }: SubmissionInput): boolean =>
  claimType.isReceiptRequired === true && attached !== undefined && !attached.files?.length

/**
 * Requests the policy again, sends the claim of this tab, and opens its confirmation. Returns false, and sends nothing,
 * if the claim lacks a required receipt and the member has not agreed to send it without one (D-290). Throws the errors
 * of its calls.
 */
export async function submitClaim(page: SubmissionPage, isSentWithoutReceipt: boolean): Promise<boolean> {
  const { text, openPage, confirmation } = page
  const policy = await refetchPolicy()
  if (!canSubmitClaims(policy)) {
    // D-163. The dashboard itself says what a suspended plan means.
    if (!policy.isSuspended)
      showError(
        new PortalError({
          kind: 'forbidden',
          operationId: 'submitMultiClaims',
          serverText: { plain: text('claims.claim-type.none') },
        }),
      )
    await openPage('dashboard.home', { state: REDIRECTED })
    return true
  }
  // The confirmation page is loaded before the claim is sent, because a deployment in the meantime may remove its code.
  await ensurePageLoaded(confirmation)
  const material = await collectSubmissionInput(text)
  if (material.hsa?.isStale) {
    await openPage(pageOf(hsaClaimsStep(policy)))
    return true
  }
  if (!isSentWithoutReceipt && lacksReceipt(material)) return false
  prefetch(contactQuery(currentBrand(), text.locale)) // its holidays
  // Read now, because the page behind may show other amounts once the claim has been sent.
  const expected = expectedPaymentStore.get()
  const outcome = await sendClaim(
    toClaimRequest(material, (progress) => startLoading({ text: text('claims.submitting'), progress })),
  ).catch((error: unknown) => {
    // a chosen service may no longer be offered, so the lists are requested again on the next visit
    if (isPortalError(error) && error.status === 422)
      for (const { queryKey } of hsaLists()) queryClient.removeQueries({ queryKey })
    throw error
  })
  stopLoading()
  if (outcome.kind === 'elsewhere') return true // the page shows the conflict and what the member can do
  const result =
    outcome.kind === 'received'
      ? outcome.result
      : { message: text(outcome.kind === 'arrived' ? 'claims.arrived' : 'claims.arrived-before-change') }
  const sent = toConfirmation(result, material, text.locale, expected)
  // The service has other answers than this tab, so the confirmation shows none (D-355).
  const isOther = outcome.kind === 'arrived-before'
  await finish(isOther ? { ...sent, lines: [], documents: [], expected: undefined, lacksReceipt: false } : sent, page)
  return true
}

/** Checks whether the service received the claim, and returns the result. If it did, opens the confirmation. */
export async function checkClaim(page: SubmissionPage): Promise<boolean> {
  const material = await collectSubmissionInput(page.text)
  const hasArrived = await wasReceived(linesOf(material))
  stopLoading()
  if (hasArrived) {
    const expected = expectedPaymentStore.get()
    await finish(toConfirmation({ message: page.text('claims.arrived') }, material, page.text.locale, expected), page)
  }
  return hasArrived
}

async function finish(receipt: ClaimConfirmation, { openPage }: SubmissionPage) {
  confirmationStore.set(receipt)
  discardDraft()
  await openPage('claims.success', { replace: true, hash: MAIN_CONTENT })
}

import type { BankingDetails, ClaimType, Predetermination, RecentClaimService } from '~generated/member/model/index.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { MAIN_CONTENT, type useOpenPage } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { stopLoading, withLoading } from '~/platform/stores/loading.ts'
import {
  type CorrectedVisit,
  type PrefilledAnswers,
  claimAfterDepositStore,
  directDepositRequiredStore,
} from '~/components/start-claim.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { hasUnsavedDraft, hasResumableDraft, setDraft } from '~/wizard/draft-store.ts'
import { completeStep, firstIncompleteStep, visibleSteps } from '~/wizard/engine.ts'
import { autoAnswerSteps } from '../wizard/auto-answer.ts'
import { claimWizard, pageOf } from '../wizard/claim-wizard.ts'
import { isOffered } from '../model/claim-types.ts'
import { predeterminedAnswers } from '../model/predetermined-answers.ts'
import { prefetchRepeatClaim, prepareRepeatClaim, startRepeatClaim } from './repeat-claim.ts'

type OpenPage = ReturnType<typeof useOpenPage>
/**
 * Requests the banking details from the service, and never reads them from the cache. The request of the press is under
 * way already.
 */
export type RequestBanking = () => Promise<BankingDetails | null>

// Callers show the loading modal around these functions, until the page of the claim is displayed.

/** Opens the claim wizard at its first step, or, with `isAnswered`, at the first incomplete step. */
export const openClaim = (
  openPage: OpenPage,
  request: RequestBanking,
  claimType: string | undefined,
  answers: PrefilledAnswers | undefined,
  isAnswered?: boolean,
): Promise<void> =>
  requireBanking(request, async () => {
    const page = claimType !== undefined && (await startWithType(claimType, answers, isAnswered))
    await openPage(page || 'claims.claim-type')
  })

/** Opens the one-page form of a repeat claim, or the first step whose answer may differ from the last claim. */
export const repeatClaim = (
  openPage: OpenPage,
  request: RequestBanking,
  item: RecentClaimService,
  visit?: CorrectedVisit,
): Promise<void> => {
  // A draft without completed steps does not prevent a repeat claim. Such a draft contains only a claim type, which the
  // repeat claim replaces, or a receipt photo, which it keeps.
  if (hasResumableDraft(memberId())) return requireBanking(request, () => openPage('claims.claim-type'))
  // what decides about the claim is requested beside the banking details
  const preparing = prepareIfOffered(item, visit)
  preparing.catch(() => undefined) // the claim is not started then
  return requireBanking(request, async () => {
    const prepared = await preparing
    const next = prepared && startRepeatClaim(prepared)
    await (next
      ? openPage(next, { hash: MAIN_CONTENT, state: { returnTo: 'claim-details' } })
      : openPage('claims.claim-type'))
  })
}

async function prepareIfOffered(item: RecentClaimService, visit: CorrectedVisit | undefined) {
  prefetchRepeatClaim(item)
  const types = await offeredTypes(item.claimType)
  return types && prepareRepeatClaim(item, { types, policy: await ensurePolicy(), visit })
}

/**
 * Opens a claim for a treatment about which the member asked in advance, at the first step after the claim type. The
 * known answers are entered but not confirmed (D-282). If the member has already started another claim, that claim is
 * kept, and the first step of the wizard opens instead.
 */
export const claimPredetermination = (
  openPage: OpenPage,
  request: RequestBanking,
  treatment: Predetermination,
): Promise<void> =>
  requireBanking(request, async () => {
    const { claimType } = treatment
    const canStart = claimType !== undefined && !hasUnsavedDraft() && (await offeredTypes(claimType)) !== undefined
    if (!canStart) return openPage('claims.claim-type')
    const wizard = claimWizard(await ensurePolicy())
    const { draft } = completeStep(wizard, emptyDraft, 'claim-type', { claimType })
    const path = visibleSteps(wizard, draft)
    const entered = Object.entries(predeterminedAnswers(treatment)).filter(([step]) => path.includes(step))
    setDraft(memberId(), { ...draft, unsaved: Object.fromEntries(entered) })
    await openPage(pageOf(firstIncompleteStep(wizard, draft)))
  })

/**
 * Starts a claim if the member has banking details. Otherwise the dialog about direct deposit opens instead of the
 * wizard (GUARD-18..20). If the request fails, the member stays on the page.
 */
async function requireBanking(request: RequestBanking, proceed: () => Promise<void>): Promise<void> {
  try {
    if ((await request()) === null) {
      stopLoading() // before the dialog opens, because a modal that closes moves the focus
      directDepositRequiredStore.set({ resume: () => withLoading(() => requireBanking(request, proceed)) })
    } else {
      claimAfterDepositStore.set(undefined)
      await proceed()
    }
  } catch {
    // Nothing to do: the query cache has already shown the error.
  }
}

/** Returns all claim types if the given type is offered to the member; otherwise undefined. */
async function offeredTypes(claimType: string): Promise<readonly ClaimType[] | undefined> {
  const types = await queryClient.fetchQuery(listClaimTypesQuery())
  return types && isOffered(claimType, types) ? types : undefined
}

/**
 * Starts a draft with this claim type and these answers, if the type is offered and no draft exists. Answers that the
 * member has entered are never replaced. With `isAnswered`, returns the page of the first step that these answers leave
 * incomplete.
 */
async function startWithType(
  claimType: string,
  answers: PrefilledAnswers | undefined,
  isAnswered?: boolean,
): Promise<PageId | undefined> {
  if (hasUnsavedDraft() || !(await offeredTypes(claimType))) return undefined
  const type = { claimType }
  if (!isAnswered) {
    setDraft(memberId(), { ...emptyDraft, unsaved: { 'claim-type': type, ...answers } })
    return undefined
  }
  const wizard = claimWizard(await ensurePolicy())
  const answered = Object.entries({ 'claim-type': type, ...answers }).reduce(
    (draft, [step, given]) => completeStep(wizard, draft, step, given).draft,
    emptyDraft,
  )
  const { draft, step } = await autoAnswerSteps(wizard, answered, (now) => firstIncompleteStep(wizard, now))
  setDraft(memberId(), draft, true)
  return pageOf(step)
}

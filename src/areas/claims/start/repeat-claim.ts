import type { ClaimType, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import { listProviderTypesQuery, listRecentProvidersQuery } from '~generated/member/queries/providers.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { type Query, withoutDialog } from '~/platform/query/query.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { completeStep, visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { claimWizard, pageOf, REPEAT_MARK, REPEAT_STEP } from '../wizard/claim-wizard.ts'
import { draftFromPreviousClaim } from '../model/previous-claim.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { isOnePageOffered } from '../wizard/repeat-claim.ts'
import { serviceQueries } from '../wizard/step-data.ts'

/**
 * Starts a repeat claim and returns the page to open: the page that asks only what differs from the last claim, or the
 * first step whose answer is missing. An answer that is no longer offered is left out. Query errors are ignored.
 */
export async function startRepeatClaim(
  item: RecentClaimService,
  claimTypes: readonly ClaimType[],
  policy: Policy,
): Promise<PageId | undefined> {
  const begun = await buildDraft(item, claimTypes, policy)
  // the member may have added a receipt photo before
  const { 'attach-documents': photo } = getDraft(memberId()).unsaved
  const draft = photo ? { ...begun, unsaved: { ...begun.unsaved, 'attach-documents': photo } } : begun
  const wizard = claimWizard(policy)
  const onOnePage = passFirstSteps(wizard, draft)
  if (await isOnePageOffered(policy, onOnePage)) {
    setDraft(memberId(), onOnePage)
    return pageOf(REPEAT_STEP)
  }
  setDraft(memberId(), draft)
  const [, next] = visibleSteps(wizard, draft)
  return next === undefined ? undefined : pageOf(next)
}

/** The steps before the visit. A repeat claim answers them automatically, and its page shows the answers. */
const FIRST_STEPS = { 'before-start': REPEAT_MARK, 'treatment-for-accident': { isAccident: false } }

const passFirstSteps = (wizard: Wizard, draft: Draft): Draft =>
  Object.entries(FIRST_STEPS).reduce((now, [step, answers]) => completeStep(wizard, now, step, answers).draft, draft)

async function buildDraft(item: RecentClaimService, claimTypes: readonly ClaimType[], policy: Policy): Promise<Draft> {
  const [providerTypes, recentProviders] = await Promise.all([
    fetchList(listProviderTypesQuery(withoutDialog)),
    fetchList(listRecentProvidersQuery(withoutDialog)),
  ])
  const { answers } = draftFromPreviousClaim(item, { recentProviders, services: [] })
  const queries = serviceQueries(
    { policy, answers: asClaimAnswers(answers) },
    { claimTypes, providerTypes, recentProviders },
  )
  const lists = await Promise.all(queries.map((each) => fetchList(each as Query<ServiceType[] | null>)))
  return draftFromPreviousClaim(item, { recentProviders, services: lists.flat() })
}

const fetchList = <Item>(asked: Query<Item[] | null>): Promise<readonly Item[]> =>
  queryClient.fetchQuery(asked).then(
    (items) => items ?? [],
    () => [],
  )

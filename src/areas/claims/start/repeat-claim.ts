import type { ClaimType, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import { listProviderTypesQuery, listRecentProvidersQuery } from '~generated/member/queries/providers.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { type Query, withoutDialog } from '~/platform/query/query.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { visibleSteps } from '~/wizard/engine.ts'
import { claimWizard, pageOf } from '../wizard/claim-wizard.ts'
import { draftFromPreviousClaim } from '../model/previous-claim.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { serviceQueries } from '../wizard/step-data.ts'

/**
 * Starts a repeat claim and returns the page to open. Steps whose answers are no longer offered are asked. Query errors
 * are ignored.
 */
export async function startRepeatClaim(
  item: RecentClaimService,
  claimTypes: readonly ClaimType[],
  policy: Policy,
): Promise<PageId | undefined> {
  const begun = await buildDraft(item, claimTypes, policy)
  // The member may have added a receipt photo first.
  const { 'attach-documents': photo } = getDraft(memberId()).unsaved
  const draft = photo ? { ...begun, unsaved: { ...begun.unsaved, 'attach-documents': photo } } : begun
  setDraft(memberId(), draft)
  const [, next] = visibleSteps(claimWizard(policy), draft)
  return next === undefined ? undefined : pageOf(next)
}

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
  queryClient.ensureQueryData(asked).then(
    (items) => items ?? [],
    () => [],
  )

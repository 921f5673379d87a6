import type { ClaimType, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import { listProviderTypesQuery, listRecentProvidersQuery } from '~generated/member/queries/providers.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { Query } from '~/platform/query/query.ts'
import type { PageId } from '~/platform/pages/page-row.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import { draftOf, keepDraft } from '~/wizard/draft-store.ts'
import { visibleSteps } from '~/wizard/engine.ts'
import { claimWizard, pageOf } from '../claim-wizard.ts'
import { againDraft } from '../model/again.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { serviceQueries } from '../sources.ts'

const quietly = { errorName: 'caller' } as const

/** Begins the claim of a service once more; the page on which it goes on. What is not offered any more is asked, and nobody is disturbed by what cannot be read. */
export async function beginAgain(item: RecentClaimService, claimTypes: readonly ClaimType[], policy: Policy): Promise<PageId | undefined> {
  const begun = await draftFor(item, claimTypes, policy)
  // A photo of the receipt may have come first.
  const { 'attach-documents': photo } = draftOf(memberId()).typed
  const draft = photo ? { ...begun, typed: { ...begun.typed, 'attach-documents': photo } } : begun
  keepDraft(memberId(), draft)
  const [, next] = visibleSteps(claimWizard(policy), draft)
  return next === undefined ? undefined : pageOf(next)
}

async function draftFor(item: RecentClaimService, claimTypes: readonly ClaimType[], policy: Policy): Promise<Draft> {
  const [providerTypes, recentProviders] = await Promise.all([listed(listProviderTypesQuery(quietly)), listed(listRecentProvidersQuery(quietly))])
  const { answers } = againDraft(item, { recentProviders, services: [] })
  const queries = serviceQueries({ policy, answers: asClaimAnswers(answers) }, { claimTypes, providerTypes, recentProviders })
  const lists = await Promise.all(queries.map((each) => listed(each as Query<ServiceType[] | null>)))
  return againDraft(item, { recentProviders, services: lists.flat() })
}

const listed = <Item>(asked: Query<Item[] | null>): Promise<readonly Item[]> =>
  queryClient.ensureQueryData(asked).then(
    (items) => items ?? [],
    () => [],
  )

import type { ClaimType, RecentClaimService, ServiceType } from '~generated/member/model/index.ts'
import { listProviderTypesQuery, listRecentProvidersQuery } from '~generated/member/queries/providers.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { type Policy, storedPolicy } from '~/platform/policy/policy.ts'
import { prefetchQuietly, queryClient } from '~/platform/query/query-client.ts'
import { type Query, withoutDialog } from '~/platform/query/query.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import type { CorrectedVisit } from '~/components/start-claim.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { completeStep, visibleSteps, type Wizard } from '~/wizard/engine.ts'
import { claimWizard, pageOf, REPEAT_MARK, REPEAT_STEP } from '../wizard/claim-wizard.ts'
import { draftFromPreviousClaim } from '../model/previous-claim.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { isOnePageOffered } from '../wizard/repeat-claim.ts'
import { coverageQueries, serviceQueries, submissionQueries } from '../wizard/step-data.ts'

/**
 * Requests, side by side, what a repeat claim of this type will need and what needs no other response. Each is otherwise
 * requested when the step before it has been answered.
 */
export const prefetchRepeatClaim = ({ claimType }: RecentClaimService): void =>
  prefetchQuietly(
    benefitsQuery(),
    ...submissionQueries({ policy: storedPolicy(), answers: { 'claim-type': { claimType } } }),
  )

/** What is known of a repeat claim beside the service that it repeats. */
interface KnownBefore {
  readonly types: readonly ClaimType[]
  /** the visit itself, if the claim corrects an earlier one about it */
  readonly visit: CorrectedVisit | undefined
}

/** A repeat claim before it is started. */
interface PreparedRepeatClaim {
  readonly wizard: Wizard
  readonly draft: Draft
  /** true if one page can ask everything that differs from the last claim */
  readonly isOnePage: boolean
}

/**
 * Requests what decides about a repeat claim, and changes nothing. An answer of the last claim that is no longer offered
 * is left out. Query errors are ignored.
 */
export async function prepareRepeatClaim(
  item: RecentClaimService,
  { policy, ...known }: KnownBefore & { readonly policy: Policy },
): Promise<PreparedRepeatClaim> {
  const draft = await buildDraft(item, known, policy)
  const wizard = claimWizard(policy)
  return { wizard, draft, isOnePage: await isOnePageOffered(policy, passFirstSteps(wizard, draft)) }
}

/**
 * Starts a repeat claim and returns the page to open: the page that asks only what differs from the last claim, or the
 * first step whose answer is missing.
 */
export function startRepeatClaim({ wizard, draft: begun, isOnePage }: PreparedRepeatClaim): PageId | undefined {
  // the member may have added a receipt photo before
  const { 'attach-documents': photo } = getDraft(memberId()).unsaved
  const draft = photo ? { ...begun, unsaved: { ...begun.unsaved, 'attach-documents': photo } } : begun
  setDraft(memberId(), isOnePage ? passFirstSteps(wizard, draft) : draft)
  if (isOnePage) return pageOf(REPEAT_STEP)
  const [, next] = visibleSteps(wizard, draft)
  return next === undefined ? undefined : pageOf(next)
}

/** The steps before the visit. A repeat claim answers them automatically, and its page shows the answers. */
const FIRST_STEPS = { 'before-start': REPEAT_MARK, 'treatment-for-accident': { isAccident: false } }

const passFirstSteps = (wizard: Wizard, draft: Draft): Draft =>
  Object.entries(FIRST_STEPS).reduce((now, [step, answers]) => completeStep(wizard, now, step, answers).draft, draft)

/**
 * The answers with which `isOnePageOffered` looks up coverage with another insurer: one visit of this person, today
 * unless the day is known.
 */
const visitOn = ({ claimType, participantId }: RecentClaimService, dateOfService = today8()) =>
  asClaimAnswers({
    'claim-type': { claimType },
    'claim-details': { lines: [{ key: '', participantId, dateOfService, amountPaid: '0.00' }] },
  })

async function buildDraft(
  item: RecentClaimService,
  { types: claimTypes, visit }: KnownBefore,
  policy: Policy,
): Promise<Draft> {
  prefetchQuietly(...coverageQueries({ policy, answers: visitOn(item, visit?.dateOfService) }, { claimTypes }))
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
  return draftFromPreviousClaim(item, { recentProviders, services: lists.flat() }, visit)
}

const fetchList = <Item>(asked: Query<Item[] | null>): Promise<readonly Item[]> =>
  queryClient.fetchQuery(asked).then(
    (items) => items ?? [],
    () => [],
  )

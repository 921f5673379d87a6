import { useQuery } from '@tanstack/react-query'
import type { BenefitsResult } from '~generated/member/model/index.ts'
import { getBankingDetailsQuery, getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { listPendingClaimServicesQuery, listRecentClaimServicesQuery } from '~generated/member/queries/claims.ts'
import { getClaimDraftQuery } from '~generated/member/queries/drafts.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { brandStore } from '~/platform/config/brand.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { claimProcessingDays, isDraftSyncEnabled } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store.ts'
import { daysLate } from '~/domain/claim-status.ts'
import { activeParticipantsQuery, benefitsQuery } from '~/domain/shared-queries.ts'
import { listsNotifications, notificationsQuery } from '~/domain/notifications.ts'
import { spendingAccountQuery, spendingBalanceQuery, type SpendingKind } from '~/domain/spending-accounts.ts'
import { taxYear, taxYearQuery } from '~/domain/tax-year.ts'
import { canSubmitClaims, ensurePolicy, type Policy, usePolicy } from '~/platform/policy/policy.ts'
import { type AnyQuery, withoutDialog } from '~/platform/query/query.ts'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'

/** The key of the benefit that belongs to each spending account (D-122). */
const BENEFITS = { hsa: 'HSA', pwa: 'PWA' } as const satisfies Record<SpendingKind, string>

/** The spending accounts of the plan. */
export const accountsOf = (benefits: BenefitsResult | null | undefined): readonly SpendingKind[] =>
  (['hsa', 'pwa'] as const).filter((kind) => benefits?.benefits.some(({ key }) => key === BENEFITS[kind]))

/** The sources of action items. A source is true if this member's plan has it. */
export const actionItemSources = (policy: Policy, accounts: readonly SpendingKind[]) => ({
  premiums: policy.premiums || policy.premiumPayment, // `statements` may mean only statements of claims
  account: accounts.includes('hsa'),
  banking: (policy.banking || policy.updateBanking) && canSubmitClaims(policy),
  draft: canSubmitClaims(policy) && isDraftSyncEnabled(),
})

/**
 * The saved draft of a claim. Its response is not cached, but the document, the page and its card need it one after
 * another within these two seconds, and ask once.
 */
const draftQuery = () => ({ ...getClaimDraftQuery(), staleTime: 2000, gcTime: 2000 })

export const actionItemQueries = (looks: ReturnType<typeof actionItemSources>) =>
  [
    { ...getPremiumsQuery(undefined, withoutDialog), enabled: looks.premiums, retryOnMount: false },
    { ...spendingAccountQuery('hsa', withoutDialog), enabled: looks.account, retryOnMount: false },
    { ...getBankingDetailsQuery(withoutDialog), enabled: looks.banking, retryOnMount: false },
    { ...draftQuery(), enabled: looks.draft, retryOnMount: false },
  ] as const

/**
 * The recent claims, for parts of a page that only refer to them. Errors are ignored here, because the list of recent
 * claims shows its own error.
 */
export const useRecentClaims = ({ isNeeded = true } = {}) =>
  useQuery({ ...listRecentClaimsQuery(), enabled: isNeeded, retryOnMount: false })

/** Recently claimed services, if the member may claim them again (D-97). */
export const repeatableServicesQuery = (policy: Policy) => ({
  ...listRecentClaimServicesQuery({ limit: 5 }, withoutDialog),
  enabled: canSubmitClaims(policy),
  retryOnMount: false,
})

/** The member's notifications. The query is enabled only if the service lists them (D-273). */
export const newsQuery = () => ({ ...notificationsQuery(), enabled: listsNotifications(), retryOnMount: false })

/**
 * The claims for the tax return. The query is enabled only in the months in which tax returns are due, and only if the
 * plan has one list of all claims.
 */
export const seasonalTaxQuery = (policy: Policy) => ({
  ...taxYearQuery(),
  enabled: taxYear().isSeason && policy.maaxClaims,
  retryOnMount: false,
})

/** The queries of the dashboard that depend only on the policy. */
const initialQueries = (policy: Policy, accounts: readonly SpendingKind[] = []) =>
  [
    getCardholderDetailsQuery(),
    { ...listRecentClaimsQuery(), enabled: policy.claimTracker },
    listPendingClaimServicesQuery(),
    repeatableServicesQuery(policy),
    seasonalTaxQuery(policy),
    newsQuery(),
    { ...activeParticipantsQuery(), enabled: policy.claimTracker, retryOnMount: false },
    ...actionItemQueries(actionItemSources(policy, accounts)),
    benefitsQuery(),
  ] as const

/**
 * The queries of the dashboard that depend only on the policy and that the plan needs. They start while the page's code
 * loads.
 */
export const dashboardQueries = async (): Promise<readonly AnyQuery[]> =>
  initialQueries(await ensurePolicy()).filter((query) => !('enabled' in query) || query.enabled)

/**
 * True if the components of the page can be shown. Starts the initial queries, then the queries that depend on the
 * benefits and on the recent claims.
 */
export function useDashboardReady(): boolean {
  const policy = usePolicy()
  const benefits = useQuery({ ...benefitsQuery(), retryOnMount: false })
  const accounts = accountsOf(benefits.data)
  const { locale } = useText()
  const brand = useStore(brandStore)
  const recent = useRecentClaims({ isNeeded: policy.claimTracker }).data ?? []
  return useQueriesSettled([
    ...initialQueries(policy, accounts),
    ...accounts.map(spendingBalanceQuery),
    // only for wellness accounts, because the action items already request the health spending account
    { ...spendingAccountQuery('pwa', withoutDialog), enabled: accounts.includes('pwa') },
    // the holidays, which decide whether a claim is late
    { ...contactQuery(brand, locale), enabled: recent.some((claim) => daysLate(claim, claimProcessingDays()) > 0) },
  ])
}

import { useQuery } from '@tanstack/react-query'
import { listPendingClaimServicesQuery } from '~generated/member/queries/claims.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { canOpen, type PageId, visitedPages } from '~/platform/pages/page-registry.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { useRecentClaims } from './dashboard-queries.ts'
import type { OnboardingPage } from './action-items.ts'

export const ONBOARDING_PAGES = { coverage: 'coverage.overview', card: 'card.member-card' } as const satisfies Record<
  OnboardingPage,
  PageId
>

/**
 * Introductory pages for a member without claims: those that the plan has, that have content, and that the member has
 * not opened yet (D-191). Undefined until the claims are loaded.
 */
export function useOnboardingPages(): readonly OnboardingPage[] | undefined {
  const policy = usePolicy()
  const claims = useRecentClaims()
  const pending = useQuery({ ...listPendingClaimServicesQuery(), retryOnMount: false })
  const { data: benefits } = useQuery({ ...benefitsQuery(), retryOnMount: false })
  if (!policy.claimTracker) return []
  if (claims.isPending || pending.isPending) return undefined
  if (claims.data === undefined || (claims.data?.length ?? 0) > 0 || (pending.data?.length ?? 0) > 0) return []
  const hasSomething = { coverage: (benefits?.benefits.length ?? 0) > 0, card: true }
  return (['coverage', 'card'] as const).filter(
    (id) => hasSomething[id] && canOpen(ONBOARDING_PAGES[id], policy) && !visitedPages.has(ONBOARDING_PAGES[id]),
  )
}

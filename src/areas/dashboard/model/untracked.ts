import type { PendingClaimService, RecentClaim } from '~generated/member/model/index.ts'

/** What is being worked on and does not stand in the list of recent claims beside it: nothing is told twice (D-57, D-97). */
export const untracked = (pending: readonly PendingClaimService[], shown: readonly RecentClaim[]): readonly PendingClaimService[] =>
  pending.filter((service) => !shown.some(({ claimId, line }) => claimId === service.claimId && line === service.line))

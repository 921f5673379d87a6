import { useListPendingClaimServices } from '~generated/member/queries/claims.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { useQuery } from '@tanstack/react-query'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { PendingServices } from '~/ui/page/pending-services.tsx'
import { untracked } from '../../model/untracked.ts'
import { SHOWN } from './recent-claims.tsx'

/** Claims being worked on that the list of recent claims does not show: all of them where the plan has no such list (D-97, D-18). */
export function Pending() {
  const { claimTracker } = usePolicy()
  const { data } = useListPendingClaimServices()
  const recent = useQuery(listRecentClaimsQuery())
  if (claimTracker && recent.isPending) return null
  const listed = claimTracker ? recent.data?.slice(0, SHOWN) : undefined
  return <PendingServices services={untracked(data ?? [], listed ?? [])} />
}

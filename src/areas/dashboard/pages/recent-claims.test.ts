import { expect, it } from 'vitest'
import type { PendingClaimService, RecentClaim } from '~generated/member/model/index.ts'
import { excludeListed } from './recent-claims.tsx'

const pending = (claimId: string, line: number) => ({ claimId, line }) as PendingClaimService
const recent = (claimId?: string, line?: number) => ({ claimId, line }) as RecentClaim

it('a pending service that is among the recent claims is not listed again', { tags: ['D-57', 'D-97'] }, () => {
  const services = [pending('C1', 1), pending('C1', 2), pending('C2', 1)]
  expect(excludeListed(services, [recent('C1', 1), recent(), recent('C2', 2)])).toEqual([services[1], services[2]])
  expect(excludeListed(services, [])).toEqual(services)
})

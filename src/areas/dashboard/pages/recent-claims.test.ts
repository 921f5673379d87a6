import { describe, expect, it } from 'vitest'
import type { PendingClaimService, RecentClaim } from '~generated/member/model/index.ts'
import { excludeListed, lastPaid } from './recent-claims.tsx'

const pending = (claimId: string, line: number) => ({ claimId, line }) as PendingClaimService
const recent = (claimId?: string, line?: number) => ({ claimId, line }) as RecentClaim

it(
  'a pending service that is already in the list of recent claims is not listed a second time',
  { tags: ['D-57', 'D-97'] },
  () => {
    const services = [pending('C1', 1), pending('C1', 2), pending('C2', 1)]
    expect(excludeListed(services, [recent('C1', 1), recent(), recent('C2', 2)])).toEqual([services[1], services[2]])
    expect(excludeListed(services, [])).toEqual(services)
  },
)

describe('lastPaid', () => {
  const decided = (statusUpdate: string, paidAmount: string, statusCode = 'PROCESSED') =>
    ({ statusCode, statusUpdate, paidAmount }) as RecentClaim

  it('lastPaid adds up the amounts paid on the latest day with a payment, and ignores claims that pay nothing', () => {
    const claims = [decided('20261001', '8.00'), decided('20261002', '72.10'), decided('20261002', '0.90')]
    expect(lastPaid([...claims, decided('20261003', '0.00', 'DECLINED')])).toEqual({
      amount: '73.00',
      date: '20261002',
    })
    expect(lastPaid([decided('20261002', '0.00')])).toBeUndefined()
    expect(lastPaid([decided('20261002', '8.00', 'IN_PROGRESS')])).toBeUndefined()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { detailsOf } from '../pages/recent-claims.tsx'

const claim = (more: Partial<RecentClaim>): RecentClaim => ({
  receivedDate: '20261101',
  serviceDate: '20261030',
  status: 'Processed',
  statusCode: 'PAID',
  claimType: 'Drugs',
  member: 'Daniel Cormier',
  claimId: 'C1',
  line: 2,
  ...more,
})
const LINE = { page: 'history.details', params: { claimId: 'C1', line: '2' } }

describe('a recent claim leads', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([true, false])('to its payment, with the period that the payments open with (lines: %s)', (hasLines) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) })
    expect(detailsOf(claim({ paymentId: 'P1004' }), hasLines)).toEqual({
      page: 'history.payment',
      query: { paymentId: 'P1004', fromDate: '20260820', toDate: '20261120' },
    })
  })

  it.each([
    ['DECLINED', true, LINE],
    ['paid', true, LINE],
    ['DECLINED', false, undefined],
    ['IN_PROGRESS', true, undefined],
    ['SOMETHING', true, undefined],
  ] as const)('without a payment, as %s and with pages of lines %s, to %j', (statusCode, hasLines, target) => {
    expect(detailsOf(claim({ statusCode }), hasLines)).toEqual(target)
  })

  it('nowhere when nothing says which line it is', () => {
    const { claimId: _claim, line: _line, ...unnamed } = claim({})
    expect(detailsOf(unnamed, true)).toBeUndefined()
  })
})

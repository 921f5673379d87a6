import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { detailsOf } from './recent-claims.tsx'

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

describe('detailsOf', () => {
  afterEach(() => void vi.useRealTimers())

  it.each(['PAID', 'DECLINED', 'IN_PROGRESS', 'SOMETHING'])(
    'a recent claim with the status %s leads to its details page',
    (statusCode) => {
      expect(detailsOf(claim({ statusCode, paymentId: 'P1004' }), true)).toEqual(LINE)
    },
  )

  it(
    'a recent claim without a details page links to its payment, with a period of the last three months',
    { tags: ['HIST-30'] },
    () => {
      vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) })
      const payment = {
        page: 'history.payment',
        query: { paymentId: 'P1004', fromDate: '20260820', toDate: '20261120' },
      }
      expect(detailsOf(claim({ paymentId: 'P1004' }), false)).toEqual(payment)
      const { claimId: _claim, line: _line, ...unnamed } = claim({ paymentId: 'P1004' })
      expect(detailsOf(unnamed, true)).toEqual(payment)
    },
  )

  it('a recent claim without a details page and without a payment has no link', () => {
    const { claimId: _claim, line: _line, ...unnamed } = claim({})
    expect(detailsOf(unnamed, true)).toBeUndefined()
    expect(detailsOf(claim({}), false)).toBeUndefined()
  })
})

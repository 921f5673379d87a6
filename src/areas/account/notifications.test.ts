import { describe, expect, it } from 'vitest'
import type { MemberNotification } from '~generated/member/model/index.ts'
import { notificationLink } from './notifications.ts'

const notification = (kind: MemberNotification['kind'], more: Partial<MemberNotification> = {}) =>
  notificationLink({ notificationId: 'N1', kind, date: '20261124', isNew: true, ...more })

describe('the page about a notification', { tags: ['D-273'] }, () => {
  it.each(['claimDecided', 'documentNeeded'] as const)('%s leads to its claim line, or to all claims', (kind) => {
    expect(notification(kind, { claimId: 'C1', claimLineNumber: 2 })).toEqual({
      page: 'history.details',
      params: { claimId: 'C1', line: '2' },
    })
    expect(notification(kind, { claimId: 'C1' }).params).toEqual({ claimId: 'C1', line: '1' })
    expect(notification(kind)).toEqual({ page: 'history.claims' })
  })
  it('a payment leads to the payment of that day, or to all payments', () => {
    expect(notification('claimPaid', { paymentId: 'P1' }).query).toEqual({
      paymentId: 'P1',
      fromDate: '20261124',
      toDate: '20261124',
    })
    expect(notification('claimPaid')).toEqual({ page: 'history.payments' })
  })
  it('money about to expire leads to home, and a service that is paid again to the coverage', () => {
    expect(notification('moneyExpiring').page).toBe('dashboard.home')
    expect(notification('coveredAgain').page).toBe('coverage.overview')
  })
})

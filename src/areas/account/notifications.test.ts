import { describe, expect, it } from 'vitest'
import type { MemberNotification } from '~generated/member/model/index.ts'
import { notificationLink } from './notifications.ts'

const notification = (kind: MemberNotification['kind'], more: Partial<MemberNotification> = {}) =>
  notificationLink({ notificationId: 'N1', kind, date: '20261124', isNew: true, ...more })

describe('the page about a notification', { tags: ['D-273'] }, () => {
  it.each(['claimDecided', 'documentNeeded'] as const)(
    'a notification of kind %s links to the claim line that it names, or otherwise to the claim history',
    (kind) => {
      expect(notification(kind, { claimId: 'C1', claimLineNumber: 2 })).toEqual({
        page: 'history.details',
        params: { claimId: 'C1', line: '2' },
      })
      expect(notification(kind, { claimId: 'C1' }).params).toEqual({ claimId: 'C1', line: '1' })
      expect(notification(kind)).toEqual({ page: 'history.claims' })
    },
  )
  it('a payment notification links to its payment, or to the list of payments if it has no payment id', () => {
    expect(notification('claimPaid', { paymentId: 'P1' }).query).toEqual({
      paymentId: 'P1',
      fromDate: '20261124',
      toDate: '20261124',
    })
    expect(notification('claimPaid')).toEqual({ page: 'history.payments' })
  })
  it('notifications about expiring money link to the dashboard, and those about renewed coverage to the coverage page', () => {
    expect(notification('moneyExpiring').page).toBe('dashboard.home')
    expect(notification('coveredAgain').page).toBe('coverage.overview')
  })
})

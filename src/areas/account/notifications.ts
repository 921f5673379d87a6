import type { MemberNotification } from '~generated/member/model/index.ts'
import type { PageId, Redirect } from '~/platform/pages/page-registry.ts'

/**
 * The link of a notification. A notification without a claim or payment number links to the list of claims or payments.
 * A notification about expiring money links to the dashboard, which shows the balances. So does a notification of a kind
 * that the portal does not know.
 */
export function notificationLink({ kind, claimId, claimLineNumber, paymentId, date }: MemberNotification): Redirect & {
  readonly page: PageId
} {
  switch (kind) {
    case 'claimPaid':
      return paymentId
        ? { page: 'history.payment', query: { paymentId, fromDate: date, toDate: date } }
        : { page: 'history.payments' }
    case 'coveredAgain':
      return { page: 'coverage.overview' }
    case 'claimDecided':
    case 'documentNeeded':
      return claimId
        ? { page: 'history.details', params: { claimId, line: String(claimLineNumber ?? 1) } }
        : { page: 'history.claims' }
    default:
      return { page: 'dashboard.home' }
  }
}

import type {
  GetPaymentDetailsParams,
  GetPaymentDetailsPdfParams,
  GetPaymentStatementsPdfParams,
  PaymentHistory,
  PaymentStatement,
  SearchPaymentHistoriesParams,
} from '../../generated/member/model/index.ts'
import { paymentHistoryDocument } from '../documents/payment-history-document.ts'
import { statementDocument } from '../documents/statement-document.ts'
import { toMoney } from '../money.ts'
import { paymentsOf } from '../benefit-data/payments.ts'
import { nothing, ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'
import { requireOrder } from './require-date-order.ts'
import { toStatementResponse, paymentTypeOf, showsSpending } from './to-response/statement.ts'

const UNKNOWN = {
  en: 'We could not find this payment. Go back to your payment history and choose it from the list.',
  fr: 'Nous n’avons pas trouvé ce paiement. Retournez à l’historique des paiements et choisissez-le dans la liste.',
}

/** Searches the payments of a date range, newest first. */
function search({
  world,
  member,
  locale,
  query,
}: MemberCall<SearchPaymentHistoriesParams>): PaymentHistory | undefined {
  const payments = paymentsOf(world.claims.search(member, { ...requireOrder(query), by: 'processedDate' }))
  if (payments.length === 0) return undefined
  return {
    showHSP: showsSpending(member),
    totalPaidAmount: toMoney(payments.reduce((total, { paid }) => total + paid, 0)),
    paymentLines: payments.map(({ id, date, spending, paid }) => ({
      dateProcessed: date,
      paymentType: paymentTypeOf(member, locale),
      paymentId: id,
      spendingAccountUsed: toMoney(spending),
      paidAmount: toMoney(paid),
    })),
  }
}

function find({ world, member, locale, query }: MemberCall<GetPaymentDetailsPdfParams>): PaymentStatement {
  const [payment] = paymentsOf(world.claims.search(member, { paymentId: query.paymentId }))
  if (!payment) throw new Refused(400, UNKNOWN, 'UNKNOWN_PAYMENT')
  return toStatementResponse(payment, member, locale)
}

export const paymentsHandlers = {
  searchPaymentHistories: (call: MemberCall<SearchPaymentHistoriesParams>) => {
    const found = search(call)
    return found ? ok(found) : nothing
  },
  getPaymentStatementsPdf: async (call: MemberCall<GetPaymentStatementsPdfParams>) => {
    const found = search(call)
    return found
      ? ok(await paymentHistoryDocument(found, call.member, call.locale, requireOrder(call.query)), PDF)
      : nothing
  },
  getPaymentDetails: (call: MemberCall<GetPaymentDetailsParams>) => {
    requireOrder(call.query)
    return ok(find(call))
  },
  getPaymentDetailsPdf: async (call: MemberCall<GetPaymentDetailsPdfParams>) =>
    ok(await statementDocument(find(call), call.member, call.locale), PDF),
} satisfies Handlers<
  'searchPaymentHistories' | 'getPaymentStatementsPdf' | 'getPaymentDetails' | 'getPaymentDetailsPdf'
>

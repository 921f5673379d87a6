import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { payPremiums, type PaymentAnswer } from './payment-calls.ts'
import { forgetPaymentKey, isRefusal, isRetry, isVerdict, paymentKey } from './payment-key.ts'

interface CardPayment {
  readonly amount: string
  readonly cardId: string
  /** what was owed when the member decided to pay */
  readonly total: string
}

/** Why nothing was sent: another payment was made since, or is being made in another tab. */
export type Held = 'changed' | 'elsewhere'

/**
 * Charges a card on file once. First it looks whether what is owed is still what the member saw: another tab may have paid it. One tab at a time,
 * so that none looks while another pays. A try whose fate nobody knows is repeated under its key, which makes no second payment.
 */
export function payWithCard(payment: CardPayment): Promise<PaymentAnswer | Held> {
  return navigator.locks.request('premium-payment', { ifAvailable: true }, async (lock): Promise<PaymentAnswer | Held> => {
    if (!lock) return 'elsewhere'
    const isFirst = !isRetry()
    if (isFirst && (await isChanged(payment.total))) return 'changed'
    return pay(payment, isFirst)
  })
}

async function isChanged(total: string): Promise<boolean> {
  const now = await queryClient.fetchQuery({ ...getPremiumsQuery(), staleTime: 0 })
  return now?.totalAmount !== total
}

async function pay({ amount, cardId }: CardPayment, isFirst: boolean): Promise<PaymentAnswer> {
  try {
    const answer = await payPremiums({ amount, cardId }, paymentKey())
    forgetPaymentKey()
    return answer
  } catch (error) {
    if (isPortalError(error) && (isVerdict(error) || (isFirst && isRefusal(error)))) forgetPaymentKey()
    throw error
  }
}

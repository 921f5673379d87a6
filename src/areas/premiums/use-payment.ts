import { hrefOf } from '~/platform/pages/page-registry.ts'
import { ensurePageLoaded, useNavigation } from '~/platform/pages/navigation.tsx'
import {
  forgetPaymentKey,
  isClientError,
  isRetry,
  isFinal,
  openCardSession,
  type PaymentResponse,
  paymentKey,
  payPremiums,
} from './payment-api.ts'
import { paymentStore, type DeclinedPayment, declinedStore } from './payment-outcome.ts'
import { useState } from 'react'
import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { expectReturn } from '~/platform/session/end-session.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { NEW_CARD } from './model/amounts.ts'
import { isProviderPage, returnAddress } from './model/provider.ts'

/**
 * Opens the result page of a payment. It replaces the review in the history, so that Back leads to the form with the
 * new amount due and not to the pay button. The query parameters of the earlier URL are dropped.
 */
export function useFinishPayment(): {
  readonly finish: (answer: PaymentResponse) => Promise<void>
  readonly refuse: (refusal: DeclinedPayment) => Promise<void>
} {
  const { navigate } = useNavigation()
  const refuse = async (refusal: DeclinedPayment) => {
    declinedStore.set(refusal)
    await navigate(hrefOf('premiums.payment-error'), { replace: true })
  }
  const finish = async (answer: PaymentResponse) => {
    if ('refused' in answer) return refuse(answer.refused)
    declinedStore.set(undefined)
    paymentStore.set(answer.paid)
    await navigate(hrefOf('premiums.payment-confirmed'), { replace: true })
  }
  return { finish, refuse }
}

/** The result pages of a payment. */
const OUTCOMES = ['premiums.payment-confirmed', 'premiums.payment-error'] as const

/**
 * The reason why the payment was not sent; or `unsure`: a payment was sent, and its outcome is unknown. `pending` is
 * the same before a payment with another card, which could be a second one.
 */
type PaymentUncertainty = NotSentReason | 'unsure' | 'pending'

interface Payment {
  readonly amount: string
  /** the amount due when the member confirmed */
  readonly total: string
}

/**
 * Makes one payment, however often the member clicks: with a card on file, or on the provider's page (D-144).
 *
 * @param source a card on file, or `NEW_CARD`
 * @param isOnFile true if the service lists a payment of this amount, made a short time ago, so that no
 *   earlier attempt is in doubt
 */
export function usePayment(
  source: string,
  isOnFile: boolean,
): {
  readonly pay: (payment: Payment) => void
  readonly isBusy: boolean
  readonly doubt: PaymentUncertainty | undefined
} {
  const text = useText()
  const { finish, refuse } = useFinishPayment()
  const [doubt, setDoubt] = useState<PaymentUncertainty | undefined>(() =>
    isRetry() && !isOnFile ? (source === NEW_CARD ? 'pending' : 'unsure') : undefined,
  )

  async function charge({ amount, total }: Payment) {
    // The result pages are loaded before the payment, because a deployment in the meantime may remove their code.
    await Promise.all(OUTCOMES.map((page) => ensurePageLoaded(hrefOf(page))))
    try {
      const answer = await payWithCard({ amount, cardId: source, total })
      if (typeof answer === 'string') setDoubt(answer)
      else await finish(answer)
    } catch (error) {
      if (isRetry()) setDoubt('unsure')
      throw error
    }
  }

  async function handOver({ amount, total }: Payment) {
    if (await isChanged(total)) {
      forgetPaymentKey() // the member now sees what was paid, so the next payment is a new one
      setDoubt('changed')
      return
    }
    const page = new URL(hrefOf('premiums.card-payment'), window.location.origin)
    const url = await openCardSession(amount, returnAddress(page, amount))
    if (isProviderPage(url)) await leavePortal(url)
    else await refuse('unsafe-provider')
  }

  const onFile = useSubmission(charge, { text: text('premiums.payment.paying') })
  const newCard = useSubmission(handOver, { text: text('premiums.payment.opening') })
  return {
    pay: (payment) => {
      setDoubt(undefined)
      if (source === NEW_CARD) newCard.submit(payment)
      else onFile.submit(payment)
    },
    isBusy: onFile.isBusy || newCard.isBusy,
    doubt,
  }
}

/**
 * Milliseconds after which the member may try again if the provider's page does not load, for example because the
 * member pressed Stop in the browser.
 */
const PAGE_TIMEOUT_MS = 10_000

/**
 * Leaves the portal. Resolves when the browser shows this page again from its back-forward cache, or after the timeout.
 */
async function leavePortal(url: string): Promise<void> {
  expectReturn()
  window.location.assign(url)
  await new Promise<void>((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, PAGE_TIMEOUT_MS)
  })
}

interface CardPayment {
  readonly amount: string
  readonly cardId: string
  /** the amount due when the member confirmed */
  readonly total: string
}

/** The reason why nothing was sent: another payment has been made in the meantime, or is in progress in another tab. */
type NotSentReason = 'changed' | 'elsewhere'

/**
 * Charges a card on file once. First checks that the amount due has not changed, because the member may have paid in
 * another tab. A lock allows only one tab at a time to check and pay. If the outcome of an attempt is unknown, the next
 * attempt has the same key, so that the member does not pay twice.
 */
export function payWithCard(payment: CardPayment): Promise<PaymentResponse | NotSentReason> {
  return navigator.locks.request(
    'premium-payment',
    { ifAvailable: true },
    async (lock): Promise<PaymentResponse | NotSentReason> => {
      if (!lock) return 'elsewhere'
      const isFirst = !isRetry()
      if (isFirst && (await isChanged(payment.total))) return 'changed'
      return pay(payment, isFirst)
    },
  )
}

async function isChanged(total: string): Promise<boolean> {
  const now = await queryClient.fetchQuery({ ...getPremiumsQuery(), staleTime: 0 })
  return now?.totalAmount !== total
}

async function pay({ amount, cardId }: CardPayment, isFirst: boolean): Promise<PaymentResponse> {
  try {
    const answer = await payPremiums({ amount, cardId }, paymentKey())
    forgetPaymentKey()
    return answer
  } catch (error) {
    if (isPortalError(error) && (isFinal(error) || (isFirst && isClientError(error)))) forgetPaymentKey()
    throw error
  }
}

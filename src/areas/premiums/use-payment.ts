import { hrefOf } from '~/platform/pages/page-registry.ts'
import { ensurePageLoaded, useNavigation } from '~/platform/pages/navigation.tsx'
import { forgetPaymentKey, isClientError, isRetry, isFinal, openCardSession, type PaymentResponse, paymentKey, payPremiums } from './payment-api.ts'
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
 * Goes on to the page that says how a payment ended, in place of the review that made it: "Back" leads to the form with what is owed now, not to
 * the button that paid. The address takes nothing along of the one before.
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

/** The pages that say how a payment ended. */
const OUTCOMES = ['premiums.payment-confirmed', 'premiums.payment-error'] as const

/** Why nothing was sent, or that nobody knows yet what became of it. */
type PaymentUncertainty = NotSentReason | 'unsure'

interface Payment {
  readonly amount: string
  /** a card on file, or `NEW_CARD` */
  readonly source: string
  /** what was owed when the member decided to pay */
  readonly total: string
}

/** Pays, once however often the button is pressed: with a card on file, or by going to the provider's page (D-144). */
export function usePayment(): { readonly pay: (payment: Payment) => void; readonly isBusy: boolean; readonly doubt: PaymentUncertainty | undefined } {
  const text = useText()
  const { finish, refuse } = useFinishPayment()
  const [doubt, setDoubt] = useState<PaymentUncertainty>()

  async function charge({ amount, source: cardId, total }: Payment) {
    await Promise.all(OUTCOMES.map((page) => ensurePageLoaded(hrefOf(page)))) // there before anything is paid: a deployment may take their code away meanwhile
    try {
      const answer = await payWithCard({ amount, cardId, total })
      if (typeof answer === 'string') setDoubt(answer)
      else await finish(answer)
    } catch (error) {
      if (isRetry()) setDoubt('unsure')
      throw error
    }
  }

  async function handOver({ amount }: Payment) {
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
      if (payment.source === NEW_CARD) newCard.submit(payment)
      else onFile.submit(payment)
    },
    isBusy: onFile.isBusy || newCard.isBusy,
    doubt,
  }
}

/** Longest wait for a page that does not come: the member pressed "Stop", and may try again. */
const PAGE_TIMEOUT_MS = 10_000

/** Goes to a page outside. Ends when the member is back with this page as it was (back-forward cache), or nothing came of it. */
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
  /** what was owed when the member decided to pay */
  readonly total: string
}

/** Why nothing was sent: another payment was made since, or is being made in another tab. */
type NotSentReason = 'changed' | 'elsewhere'

/**
 * Charges a card on file once. First it looks whether what is owed is still what the member saw: another tab may have paid it. One tab at a time,
 * so that none looks while another pays. A try whose fate nobody knows is repeated under its key, which makes no second payment.
 */
export function payWithCard(payment: CardPayment): Promise<PaymentResponse | NotSentReason> {
  return navigator.locks.request('premium-payment', { ifAvailable: true }, async (lock): Promise<PaymentResponse | NotSentReason> => {
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

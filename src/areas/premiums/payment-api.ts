import { PortalError, type ServerText } from '~/platform/errors/portal-error.ts'
import { createHistoryStateValue } from './history-state-value.ts'
import { createCardPaymentSession, createPremiumPayment } from '~generated/member/client/premiums.ts'
import type {
  CardPaymentSession,
  PremiumPayment,
  PremiumPaymentRequest,
  Problem,
} from '~generated/member/model/index.ts'
import { getPremiumsQuery } from '~generated/member/queries/premiums.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'

const key = createHistoryStateValue('premiumPaymentKey')

/**
 * The Idempotency-Key of a payment with a card on file: the same for every try until the service responds, so that
 * clicks and reloads pay once (D-142).
 */
export function paymentKey(): string {
  const value = key.get() ?? crypto.randomUUID()
  key.set(value)
  return value
}

/** Whether an earlier try may have succeeded: this one is the same payment. */
export const isRetry = (): boolean => key.get() !== undefined

/** Clears the key after a response: the next payment is a new one. */
export const forgetPaymentKey = (): void => key.clear()

/**
 * Whether the service rejects the payment itself, besides 402: not found, too late, or another payment with this key
 * (contract, createPremiumPayment).
 */
export const isFinal = ({ status }: PortalError): boolean => status === 409 || status === 410 || status === 422

/** Whether this try was refused; an earlier one may have succeeded. */
export const isClientError = ({ status }: PortalError): boolean => status !== undefined && status >= 400 && status < 500

/** Paid, or refused by the bank or by the member on the provider's page (402), with the service's text. */
export type PaymentResponse = { readonly paid: PremiumPayment } | { readonly refused: ServerText }

/**
 * Pays once: the same key is the same payment (D-142). Removes cached premiums, so that no old total is shown. An empty
 * success is no confirmation: the payment may have been made.
 */
export async function payPremiums(request: PremiumPaymentRequest, idempotencyKey: string): Promise<PaymentResponse> {
  const answer: PremiumPayment | Problem | null = await createPremiumPayment(memberId(), request, {
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  if (answer && 'paymentId' in answer) {
    queryClient.removeQueries(getPremiumsQuery())
    return { paid: answer }
  }
  const refused = answer && wordsOf(answer)
  if (!refused) throw new PortalError({ kind: 'contract', operationId: 'createPremiumPayment', mayHaveArrived: true })
  return { refused }
}

/** The text of a refusal; undefined without one. */
function wordsOf({ messageEn, messageFr, message }: Problem): ServerText | undefined {
  if (!messageEn && !messageFr && !message) return undefined
  return {
    ...(messageEn && { en: messageEn }),
    ...(messageFr && { fr: messageFr }),
    ...(message && { plain: message }),
  }
}

/**
 * Creates a session on the provider's page, which returns to `returnUrl`; resolves to its URL, which the caller must
 * check (D-144).
 */
export async function openCardSession(amount: string, returnUrl: string): Promise<string> {
  const session: Partial<CardPaymentSession> | null = await createCardPaymentSession(memberId(), {
    amount,
    locale: currentLocale(),
    returnUrl,
  })
  if (typeof session?.redirectUrl !== 'string')
    throw new PortalError({ kind: 'contract', operationId: 'createCardPaymentSession', mayHaveArrived: true })
  return session.redirectUrl
}

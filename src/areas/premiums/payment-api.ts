import { PortalError, type ServerText } from '~/platform/errors/portal-error.ts'
import { createHistoryStateValue } from '~/platform/session/history-state-value.ts'
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
 * The Idempotency-Key of a payment with a card on file. It stays the same for every attempt until the service responds,
 * so that repeated clicks and reloads cause only one payment (D-142).
 */
export function paymentKey(): string {
  const value = key.get() ?? crypto.randomUUID()
  key.set(value)
  return value
}

/** True if an earlier attempt may have succeeded. In that case the next attempt repeats the same payment. */
export const isRetry = (): boolean => key.get() !== undefined

/** Clears the key after a response, so that the next attempt is a new payment. */
export const forgetPaymentKey = (): void => key.set(undefined)

/**
 * True if the service refuses the payment permanently, for example because the session at the card provider has expired
 * (contract, createPremiumPayment). Status 402 is not included, because it has its own result.
 */
export const isFinal = ({ status }: PortalError): boolean => status === 409 || status === 410 || status === 422

/** True if this attempt was refused. An earlier attempt with the same key may still have succeeded. */
export const isClientError = ({ status }: PortalError): boolean => status !== undefined && status >= 400 && status < 500

/**
 * The result of a payment: paid, or refused with status 402 by the bank or by the member on the provider's page, with
 * the service's text.
 */
export type PaymentResponse = { readonly paid: PremiumPayment } | { readonly refused: ServerText }

/**
 * Makes one payment: requests with the same key are the same payment (D-142). Cached premiums are removed, or marked as
 * out of date if the outcome is unknown, so that no outdated total is shown. A success without a body is an error,
 * because the payment is unconfirmed although it may have been made.
 */
export async function payPremiums(request: PremiumPaymentRequest, idempotencyKey: string): Promise<PaymentResponse> {
  const answer: PremiumPayment | Problem | null = await createPremiumPayment(memberId(), request, {
    headers: { 'Idempotency-Key': idempotencyKey },
  }).catch(async (error: unknown) => {
    await queryClient.invalidateQueries({ ...getPremiumsQuery(), refetchType: 'none' })
    throw error
  })
  if (answer && 'paymentId' in answer) {
    queryClient.removeQueries(getPremiumsQuery())
    return { paid: answer }
  }
  const refused = answer && wordsOf(answer)
  if (!refused) throw new PortalError({ kind: 'contract', operationId: 'createPremiumPayment', mayHaveArrived: true })
  return { refused }
}

/** The service's text about a refusal; undefined if there is none. */
function wordsOf({ messageEn, messageFr, message }: Problem): ServerText | undefined {
  if (!messageEn && !messageFr && !message) return undefined
  return {
    ...(messageEn && { en: messageEn }),
    ...(messageFr && { fr: messageFr }),
    ...(message && { plain: message }),
  }
}

/**
 * Opens a session at the card provider, whose page returns to `returnUrl`; resolves to the URL of that page, which the
 * caller must check (D-144).
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

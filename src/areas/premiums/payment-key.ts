import type { PortalError } from '~/platform/errors/portal-error.ts'
import { keptInEntry } from './kept-in-entry.ts'

const key = keptInEntry('premiumPaymentKey')

/**
 * The Idempotency-Key of a payment with a card on file: the same for every try until the service has said what became of it, so that it is
 * made once, whatever is pressed or reloaded (D-142).
 */
export function paymentKey(): string {
  const value = key.get() ?? crypto.randomUUID()
  key.set(value)
  return value
}

/** Whether an earlier try may have been made: this one is the same payment. */
export const isRetry = (): boolean => key.get() !== undefined

/** The service has answered: the next payment is another one. */
export const forgetPaymentKey = (): void => key.clear()

/** Whether the service refused and made no payment. After anything else nobody knows (contract, createPremiumPayment). */
export const isRefusal = ({ status }: PortalError): boolean => status !== undefined && status >= 400 && status < 500 && status !== 401

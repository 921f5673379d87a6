import { PortalError } from '~/platform/errors/portal-error.ts'
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

/** What the service says of a payment itself, beside 402: no such payment, too late, or another one under its key (contract, createPremiumPayment). */
export const isVerdict = ({ status }: PortalError): boolean => status === 409 || status === 410 || status === 422

/** Whether this try was refused; of an earlier one it says nothing. */
export const isRefusal = ({ status }: PortalError): boolean => status !== undefined && status >= 400 && status < 500

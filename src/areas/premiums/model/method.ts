import type { PremiumPaymentMethod as Answers } from '~generated/forms/premiums/premium-payment-method.ts'
import type { PremiumPaymentMethodRequest } from '~generated/member/model/index.ts'

/** What is sent of the answers: the account with its day, or the card, never both (D-142). */
export function toMethodRequest({ type, branch, bank, account, withdrawalDay, cardId }: Answers): PremiumPaymentMethodRequest {
  if (type === 'CARD') return { type, ...(cardId !== undefined && { cardId }) }
  return {
    type,
    ...(branch !== undefined && { branch }),
    ...(bank !== undefined && { bank }),
    ...(account !== undefined && { account }),
    ...(withdrawalDay !== undefined && { withdrawalDay }),
  }
}

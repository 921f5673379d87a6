import type { CreditCard, PremiumPaymentMethod } from '../../../generated/member/model/index.ts'

/** A credit card that the card payment provider has stored for a member. */
export interface SavedCard extends CreditCard {
  /** if true, the bank declines every payment with this card */
  readonly declines?: boolean
}

/** The monthly premium of a persona in cents, and how the persona pays it. */
export interface PremiumTerms {
  readonly monthly: number
  /** payment method of the past months */
  readonly paidBy: 'DEBIT' | 'PAYMENT'
  /** true if the bank returned last month's debit, so that last month's premium is still due */
  readonly isBehind: boolean
  readonly method?: PremiumPaymentMethod
  readonly cards: readonly SavedCard[]
}

const card = (cardId: string, lastDigits: string, expiryDate: string): SavedCard => ({
  cardId,
  maskedPan: `**** **** **** ${lastDigits}`,
  expiryDate,
})

/**
 * Terms with one returned debit and three cards: one that works, one that the bank declines, and one that has expired.
 */
export const BEHIND: PremiumTerms = {
  monthly: 186_45,
  paidBy: 'DEBIT',
  isBehind: true,
  method: { type: 'PAD', branch: '00512', bank: '003', account: '0012345678', withdrawalDay: 1 },
  cards: [
    card('card-1142', '1142', '2029-04'),
    { ...card('card-0119', '0119', '2028-11'), declines: true },
    card('card-7730', '7730', '2025-01'),
  ],
}

/** Terms of a member who pays by hand each month, owes nothing and has no stored card. */
export const PAID_UP: PremiumTerms = { monthly: 92_10, paidBy: 'PAYMENT', isBehind: false, cards: [] }

/** The card as the service returns it, without the fields that only the bank has. */
export const toCardResponse = ({ cardId, maskedPan, expiryDate }: SavedCard): CreditCard => ({
  cardId,
  maskedPan,
  expiryDate,
})

/** True if a card has expired. A card is valid until the end of its month. */
export const isExpired = ({ expiryDate }: CreditCard, today: string): boolean =>
  expiryDate.replace('-', '') < today.slice(0, 6)

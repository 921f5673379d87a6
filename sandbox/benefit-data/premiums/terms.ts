import type { CreditCard, PremiumPaymentMethod } from '../../../generated/member/model/index.ts'

/** A card that the provider keeps for a member. */
export interface SavedCard extends CreditCard {
  /** the bank declines every payment */
  readonly declines?: boolean
}

/** Premiums of a persona in cents, and how the persona pays them. */
export interface PremiumTerms {
  readonly monthly: number
  /** method of the past months */
  readonly paidBy: 'DEBIT' | 'PAYMENT'
  /** day of the month of the past payments */
  readonly day: number
  /** the bank returned the debit of last month, so the premium is still due */
  readonly isBehind: boolean
  readonly method?: PremiumPaymentMethod
  readonly cards: readonly SavedCard[]
}

const card = (cardId: string, lastDigits: string, expiryDate: string): SavedCard => ({
  cardId,
  maskedPan: `**** **** **** ${lastDigits}`,
  expiryDate,
})

/** One returned debit. Of three cards, one pays, the bank declines one, and one has expired. */
export const BEHIND: PremiumTerms = {
  monthly: 186_45,
  paidBy: 'DEBIT',
  day: 15,
  isBehind: true,
  method: { type: 'PAD', branch: '00512', bank: '003', account: '0012345678', withdrawalDay: 15 },
  cards: [
    card('card-1142', '1142', '2029-04'),
    { ...card('card-0119', '0119', '2028-11'), declines: true },
    card('card-7730', '7730', '2025-01'),
  ],
}

/** Payment by hand each month, with no amount due and no card on file. */
export const PAID_UP: PremiumTerms = { monthly: 92_10, paidBy: 'PAYMENT', day: 1, isBehind: false, cards: [] }

/** The card without the fields that only the bank knows. */
export const toCardResponse = ({ cardId, maskedPan, expiryDate }: SavedCard): CreditCard => ({
  cardId,
  maskedPan,
  expiryDate,
})

/** Whether a card has expired. It is valid until the end of its month. */
export const isExpired = ({ expiryDate }: CreditCard, today: string): boolean =>
  expiryDate.replace('-', '') < today.slice(0, 6)

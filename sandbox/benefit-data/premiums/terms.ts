import type { CreditCard, PremiumPaymentMethod } from '../../../generated/member/model/index.ts'

/** A card that the provider keeps for a member. */
export interface SavedCard extends CreditCard {
  /** the bank says no to every payment */
  readonly declines?: boolean
}

/** What a persona pays for the plan, in cents, and how. */
export interface PremiumTerms {
  readonly monthly: number
  /** how the past months were paid */
  readonly paidBy: 'DEBIT' | 'PAYMENT'
  /** day of the month on which they were */
  readonly day: number
  /** the bank sent the debit of last month back, which is still owed */
  readonly isBehind: boolean
  readonly method?: PremiumPaymentMethod
  readonly cards: readonly SavedCard[]
}

const card = (cardId: string, lastDigits: string, expiryDate: string): SavedCard => ({ cardId, maskedPan: `**** **** **** ${lastDigits}`, expiryDate })

/** One debit came back; two good cards, of which the bank declines one, and one that has expired. */
export const BEHIND: PremiumTerms = {
  monthly: 186_45,
  paidBy: 'DEBIT',
  day: 15,
  isBehind: true,
  method: { type: 'PAD', branch: '00512', bank: '003', account: '0012345678', withdrawalDay: 15 },
  cards: [card('card-1142', '1142', '2029-04'), { ...card('card-0119', '0119', '2028-11'), declines: true }, card('card-7730', '7730', '2025-01')],
}

/** Pays each month by hand: nothing is owed and nothing on file. */
export const PAID_UP: PremiumTerms = { monthly: 92_10, paidBy: 'PAYMENT', day: 1, isBehind: false, cards: [] }

/** The card without what only the bank knows. */
export const toCardResponse = ({ cardId, maskedPan, expiryDate }: SavedCard): CreditCard => ({ cardId, maskedPan, expiryDate })

/** A card is good to the end of the month it names. */
export const isExpired = ({ expiryDate }: CreditCard, today: string): boolean => expiryDate.replace('-', '') < today.slice(0, 6)

import type { CreditCard } from '~generated/member/model/index.ts'

/** The end of the card's number, the only part the portal ever has (PAY-11). */
export const cardDigits = ({ maskedPan }: CreditCard): string => maskedPan.slice(-4)

/** `04/2029` of `2029-04`, as it is printed on the card. */
export const cardExpiry = ({ expiryDate }: CreditCard): string => expiryDate.replace(/^(\d{4})-(\d{2})$/, '$2/$1')

/** A card is good to the end of the month it names. */
export const isExpired = ({ expiryDate }: CreditCard, today: string): boolean => expiryDate.replace('-', '') < today.slice(0, 6)

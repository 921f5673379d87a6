import type { CreditCard, Premiums, PremiumStatement } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { dayAfter, dayBefore, today8 } from '~/domain/dates/date8.ts'
import { formatMonth } from '~/domain/dates/period.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { lastDigits } from '~/domain/bank-account.ts'
import { fromCents, toCents } from '~/domain/money.ts'

const MIN_PAYMENT_CENTS = 1_00
const MAX_PAYMENT_CENTS = 9_999_99

/** The default of a one-time payment: the total due, if it is a valid amount (D-145). */
export const proposedAmount = (total: string): string | undefined =>
  toCents(total) >= MIN_PAYMENT_CENTS && toCents(total) <= MAX_PAYMENT_CENTS ? total : undefined

/** What is due after a payment, or the credit if the payment is higher than the amount due. */
export function amountDueAfter(total: string, amount: string): { readonly due: string; readonly credit?: string } {
  const cents = toCents(total) - toCents(amount)
  return cents < 0 ? { due: '0.00', credit: fromCents(-cents) } : { due: fromCents(cents) }
}

type AmountDue = 'something' | 'nothing' | 'credit'
export function amountDueKind(total: string): AmountDue {
  const cents = toCents(total)
  if (cents > 0) return 'something'
  return cents === 0 ? 'nothing' : 'credit'
}

/** The period of a statement: `April 2026` if it is a calendar month, otherwise its first and last day. */
export function statementPeriod(
  { periodStart, periodEnd }: Pick<PremiumStatement, 'periodStart' | 'periodEnd'>,
  text: Text,
): string {
  const next = dayAfter(periodEnd)
  const isMonth = periodStart.endsWith('01') && next.endsWith('01') && periodStart.slice(0, 6) === periodEnd.slice(0, 6)
  if (!isMonth) return text('premiums.statements.month', { from: text.date(periodStart), to: text.date(periodEnd) })
  const month = formatMonth(periodStart, text.locale)
  return month[0]!.toLocaleUpperCase(text.tag) + month.slice(1)
}

/**
 * True if the member already paid this amount on this date, or on the day before or after it, because the insurer's day
 * is not that of a device in another time zone. The member is then warned.
 */
export const isPaidAround = ({ premiums }: Premiums, amount: string, date: string): boolean =>
  premiums.some(
    (entry) =>
      entry.type === 'PAYMENT' &&
      [dayBefore(date), date, dayAfter(date)].includes(entry.transactionDate) &&
      entry.amount === `-${amount}`,
  )

/** The latest one-time payment, as a positive amount. */
export function latestPayment({ premiums }: Premiums): { readonly amount: string; readonly date: string } | undefined {
  const entry = premiums.find(({ type }) => type === 'PAYMENT')
  return entry && { amount: entry.amount.replace(/^-/, ''), date: entry.transactionDate }
}

/** The last digits of the card's number, the only part the portal has (PAY-11). */
export const cardDigits = ({ maskedPan }: CreditCard): string => lastDigits(maskedPan)

/** The expiry date as printed on the card: `04/2029` for `2029-04`. */
export const cardExpiry = ({ expiryDate }: CreditCard): string => expiryDate.replace(/^(\d{4})-(\d{2})$/, '$2/$1')

/** True if a card has expired. A card is valid until the end of its month. */
export const isExpired = ({ expiryDate }: CreditCard, today: string): boolean =>
  expiryDate.replace('-', '') < today.slice(0, 6)

/**
 * The option value for a card that the member enters on the provider's page (F-23). It cannot equal the id of a card,
 * because ids come from the provider.
 */
export const NEW_CARD = 'new-card'

export const cardName = (card: CreditCard, text: Text): string => text('premiums.card', { digits: cardDigits(card) })

/** Options for the cards on file; an expired card is disabled (PAY-11). */
export const cardOptions = (cards: readonly CreditCard[], text: Text): readonly Option[] =>
  cards.map((card) => {
    const hasExpired = isExpired(card, today8())
    return {
      value: card.cardId,
      label: cardName(card, text),
      description: text('premiums.card.expires', { expiry: cardExpiry(card) }),
      ...(hasExpired && { disabled: true, note: text('premiums.card.expired') }),
    }
  })

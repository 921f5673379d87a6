import type { Locale } from './bilingual.ts'

/**
 * Amounts are whole cents inside the sandbox, so that sums are exact. Outside, they are text with two decimals
 * (DATA-47).
 */
export const toCents = (text: string | undefined): number => (text ? Math.round(Number(text) * 100) : 0)

export const toMoney = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${(Math.abs(cents) % 100).toString().padStart(2, '0')}`

/** An amount inside a sentence, with cents only where they are not zero. */
export const inDollars = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-CA`, {
    style: 'currency',
    currency: 'CAD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

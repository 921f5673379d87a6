import type { Locale } from './bilingual.ts'

/**
 * Converts decimal text to cents. The sandbox computes in whole cents so that sums are exact, while requests and
 * responses have text with two decimals (DATA-47).
 */
export const toCents = (text: string | undefined): number => (text ? Math.round(Number(text) * 100) : 0)

export const toMoney = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${(Math.abs(cents) % 100).toString().padStart(2, '0')}`

/** An amount for use in a sentence. Cents are shown only if they are not zero. */
export const inDollars = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-CA`, {
    style: 'currency',
    currency: 'CAD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

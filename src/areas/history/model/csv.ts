import { type Date8, withDashes } from '~/domain/dates/date8.ts'
import { isMoney } from '~/domain/money.ts'

/** A day as spreadsheets sort it; nothing for none. */
export const csvDate = (date: Date8 | undefined): string => (date ? withDashes(date) : '')

/**
 * An amount without the dollar sign, as spreadsheets of the language read it: `1234.50`, `1234,50`. Nothing for none.
 */
export const csvAmount = (amount: string | undefined, tag: string): string =>
  amount ? amount.replace('.', isFrench(tag) ? ',' : '.') : ''

const isFrench = (tag: string): boolean => tag.startsWith('fr')

/**
 * Rows as a file for spreadsheets of the language: `;` where the comma is that of amounts. Begins with the mark by
 * which they know UTF-8. A text that they would take for a formula is given an apostrophe, which makes it text; an
 * amount below zero stays one.
 */
export const toCsv = (rows: readonly (readonly string[])[], tag: string): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(isFrench(tag) ? ';' : ',')).join('\r\n')}\r\n`

/**
 * Text that spreadsheets evaluate as a formula or command, including full-width characters and leading invisible
 * characters.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|＝＋－＠﹦﹢﹣﹫]|^[\t\r]/u

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !isMoney(text.replace(',', '.')) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

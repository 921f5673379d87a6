import { type Date8, withDashes } from '~/domain/dates/date8.ts'
import { isMoney } from '~/domain/money.ts'

/** A date in a format that spreadsheets sort correctly; empty without a date. */
export const csvDate = (date: Date8 | undefined): string => (date ? withDashes(date) : '')

/**
 * An amount without the dollar sign, as spreadsheets in this language read it: `1234.50`, `1234,50`. Empty without an
 * amount.
 */
export const csvAmount = (amount: string | undefined, tag: string): string =>
  amount ? amount.replace('.', isFrench(tag) ? ',' : '.') : ''

const isFrench = (tag: string): boolean => tag.startsWith('fr')

/**
 * Rows as a CSV file for spreadsheets in this language. The separator is `;` where amounts have a decimal comma. The
 * file begins with a byte order mark, by which spreadsheets recognise UTF-8. A text that a spreadsheet would read as a
 * formula gets an apostrophe, which makes it text; a negative amount remains a number.
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

import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { type Date8, withDashes } from '~/domain/dates/date8.ts'
import { claimStatus } from '~/domain/claim-status.ts'
import { fromCents, isMoney, splitAmount, toCents } from '~/domain/money.ts'

/** What of a line is added up. */
type Counted = Pick<ClaimServiceLine, 'claimStatus' | 'submittedAmount' | 'cobAmount' | 'totalPaidAmount'>

/** What was claimed, who paid it, and what is left. */
export interface Totals {
  readonly claimed: string
  /** by the plan and the spending accounts together */
  readonly paid: string
  readonly otherInsurer: string
  readonly yours: string
}

/** In cents. */
type AmountParts = [claimed: number, paid: number, otherInsurer: number, yours: number]

/** Whether it is known what is paid. */
export function isDecided({ claimStatus: code }: Pick<Counted, 'claimStatus'>): boolean {
  const status = claimStatus(code)
  return status === 'processed' || status === 'declined'
}

/** The parts of one line, in cents: they add up to what was claimed, even where somebody paid more than that. */
function partsOf({ submittedAmount, totalPaidAmount, cobAmount }: Counted): Readonly<AmountParts> {
  const claimed = Math.max(0, toCents(submittedAmount))
  const [paid = 0, otherInsurer = 0, memberOwes = 0] = splitAmount(claimed, [toCents(totalPaidAmount ?? '0.00'), toCents(cobAmount ?? '0.00')])
  return [claimed, paid, otherInsurer, memberOwes]
}

interface Person extends Totals {
  readonly participantId: string
  readonly firstName: string | undefined
}

/** What a list comes to; each line is read once, for there may be thousands. */
export interface LineTotals {
  /** the sums of the lines that were decided, to the cent */
  readonly totals: Totals
  /** how many lines nobody has decided yet, and what was claimed with them: nobody knows yet who pays that. A state that the portal does not know is none */
  readonly waiting: { readonly count: number; readonly claimed: string }
  /** the sums of each person, in the order in which they first come; a person without a decided line has none */
  readonly people: readonly Person[]
}

export function sumLines(lines: readonly ClaimServiceLine[]): LineTotals {
  const people = new Map<string, { readonly firstName: string | undefined; readonly sums: AmountParts }>()
  const all: AmountParts = [0, 0, 0, 0]
  let [count, claimed] = [0, 0]
  for (const line of lines) {
    if (!isDecided(line)) {
      count += 1
      claimed += toCents(line.submittedAmount)
      continue
    }
    const { participantId, firstName } = line.participantInfo
    const own = people.get(participantId) ?? { firstName, sums: [0, 0, 0, 0] }
    people.set(participantId, own)
    const parts = partsOf(line)
    for (let index = 0; index < parts.length; index += 1) {
      own.sums[index]! += parts[index]!
      all[index]! += parts[index]!
    }
  }
  return {
    totals: inWords(all),
    waiting: { count, claimed: fromCents(claimed) },
    people: [...people].map(([participantId, { firstName, sums }]) => ({ participantId, firstName, ...inWords(sums) })),
  }
}

const inWords = ([claimed, paid, otherInsurer, yours]: AmountParts): Totals => ({
  claimed: fromCents(claimed),
  paid: fromCents(paid),
  otherInsurer: fromCents(otherInsurer),
  yours: fromCents(yours),
})

/** A day as spreadsheets sort it; nothing for none. */
export const csvDate = (date: Date8 | undefined): string => (date ? withDashes(date) : '')

/** An amount without the dollar sign, as spreadsheets of the language read it: `1234.50`, `1234,50`. Nothing for none. */
export const csvAmount = (amount: string | undefined, tag: string): string => (amount ? amount.replace('.', isFrench(tag) ? ',' : '.') : '')

const isFrench = (tag: string): boolean => tag.startsWith('fr')

/**
 * Rows as a file for spreadsheets of the language: `;` where the comma is that of amounts. Begins with the mark by which they know UTF-8. A text that
 * they would take for a formula is given an apostrophe, which makes it text; an amount below zero stays one.
 */
export const toCsv = (rows: readonly (readonly string[])[], tag: string): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(isFrench(tag) ? ';' : ',')).join('\r\n')}\r\n`

/** What spreadsheets take for a formula, or a command: also in full-width forms, and behind what is not seen. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|＝＋－＠﹦﹢﹣﹫]|^[\t\r]/u

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !isMoney(text.replace(',', '.')) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { groupBy } from '~/platform/baseline.ts'
import { type Date8, withDashes } from '~/platform/dates/date8.ts'
import { claimStatus } from '~/platform/insured/claim-status.ts'
import { fromCents, isMoney, sumMoney, toCents } from '~/platform/money.ts'

/** What of a line is added up. */
export type Counted = Pick<ClaimServiceLine, 'claimStatus' | 'submittedAmount' | 'cobAmount' | 'totalPaidAmount'>

/** What was claimed, who paid it, and what is left. */
export interface Totals {
  readonly claimed: string
  /** by the plan and the spending accounts together */
  readonly paid: string
  readonly otherInsurer: string
  readonly yours: string
}

function isDecided({ claimStatus: code }: Counted): boolean {
  const status = claimStatus(code)
  return status === 'processed' || status === 'declined'
}

/** The parts of one line, in cents: they add up to what was claimed, even where somebody paid more than that. */
function partsOf({ submittedAmount, totalPaidAmount, cobAmount }: Counted): readonly [claimed: number, paid: number, otherInsurer: number, yours: number] {
  const claimed = Math.max(0, toCents(submittedAmount))
  const take = (amount: string | undefined, rest: number) => Math.min(Math.max(0, toCents(amount ?? '0.00')), rest)
  const paid = take(totalPaidAmount, claimed)
  const otherInsurer = take(cobAmount, claimed - paid)
  return [claimed, paid, otherInsurer, claimed - paid - otherInsurer]
}

/** The sums of the lines that were decided, to the cent. */
export function totalsOf(lines: readonly Counted[]): Totals {
  const sums: [number, number, number, number] = [0, 0, 0, 0]
  for (const line of lines) {
    if (!isDecided(line)) continue
    const parts = partsOf(line)
    for (let index = 0; index < sums.length; index += 1) sums[index]! += parts[index]!
  }
  const [claimed, paid, otherInsurer, yours] = sums
  return { claimed: fromCents(claimed), paid: fromCents(paid), otherInsurer: fromCents(otherInsurer), yours: fromCents(yours) }
}

/** How many lines nobody has decided yet, and what was claimed with them: nobody knows yet who pays that. A state that the portal does not know is none. */
export function waitingOf(lines: readonly Counted[]): { readonly count: number; readonly claimed: string } {
  const waiting = lines.filter((line) => !isDecided(line))
  return { count: waiting.length, claimed: sumMoney(waiting.map(({ submittedAmount }) => submittedAmount)) }
}

/** The sums of each person, in the order in which they first come; a person without a decided line has none. */
export function totalsByPerson(
  lines: readonly ClaimServiceLine[],
): readonly (Totals & { readonly participantId: string; readonly firstName: string | undefined })[] {
  const people = groupBy(lines.filter(isDecided), ({ participantInfo }) => participantInfo.participantId)
  return [...people].map(([participantId, own]) => ({ participantId, firstName: own[0]?.participantInfo.firstName, ...totalsOf(own) }))
}

/** A day as spreadsheets sort it; nothing for none. */
export const csvDate = (date: Date8 | undefined): string => (date ? withDashes(date) : '')

/** An amount without the dollar sign, as spreadsheets of the language read it: `1234.50`, `1234,50`. Nothing for none. */
export const csvAmount = (amount: string | undefined, tag: string): string => (amount ? amount.replace('.', isFrench(tag) ? ',' : '.') : '')

const isFrench = (tag: string): boolean => tag.startsWith('fr')

/**
 * Rows as a file for spreadsheets of the language: `;` where the comma is that of amounts. Begins with the mark by which they know UTF-8. A text that
 * they would take for a formula is given an apostrophe, which makes it text; an amount below zero stays one.
 */
export const csvOf = (rows: readonly (readonly string[])[], tag: string): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(isFrench(tag) ? ';' : ',')).join('\r\n')}\r\n`

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !isMoney(text.replace(',', '.')) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

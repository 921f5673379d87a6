import { daysBefore, toDate8 } from '../dates.ts'

/** `x-rows` of an example: the list that is filled up from the rows it shows, and how many there are then. */
export interface Rows {
  /** name of the list in the answer; absent when the answer is the list */
  readonly in?: string
  readonly count: number
}

/** The last day of the rows that are made: the same rows in every run. */
const LAST_DAY = Date.UTC(2026, 10, 20)
const DAYS = 700
const DATE8 = /^20\d{6}$/

/** Ten thousand lines of an example that shows one: ids count up, dates go back, everything else repeats. */
export function withRows(body: unknown, { in: name, count }: Rows): unknown {
  const list = (name === undefined ? body : (body as Record<string, unknown>)[name]) as Record<string, unknown>[]
  const rows = Array.from({ length: count }, (_, index) => vary(list[index % list.length]!, index))
  return name === undefined ? rows : { ...(body as object), [name]: rows }
}

function vary(row: Record<string, unknown>, index: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value]
      if (DATE8.test(value)) return [key, toDate8(daysBefore(LAST_DAY, index % DAYS))]
      return [key, key === 'claimId' || key === 'paymentId' ? `${value.replace(/\d+$/, '')}${100_000 + index}` : value]
    }),
  )
}

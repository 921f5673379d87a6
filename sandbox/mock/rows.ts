import { daysBefore, toDate8 } from '../dates.ts'

/**
 * `x-rows` of an example: the list that the mock fills up from the rows it shows, and the number of rows after that.
 */
export interface Rows {
  /** path of the list in the response, joined with dots; absent when the response is the list */
  readonly in?: string
  readonly count: number
}

/** Day of the newest generated row, fixed so that every run has the same rows. */
const LAST_DAY = Date.UTC(2026, 10, 20)
const DAYS = 700
const DATE8 = /^20\d{6}$/

/** Rows generated from the rows of an example: ids count up, dates go back, other fields repeat. */
export function withRows(body: unknown, { in: name, count }: Rows): unknown {
  const steps = name === undefined ? [] : name.split('.')
  return replaceAt(body, steps, (list) =>
    Array.from({ length: count }, (_, index) => vary((list as Row[])[index % (list as Row[]).length]!, index)),
  )
}

function replaceAt(node: unknown, [step, ...rest]: readonly string[], change: (list: unknown) => unknown): unknown {
  if (step === undefined) return change(node)
  const changed = replaceAt((node as Record<string, unknown>)[step], rest, change)
  return Array.isArray(node) ? node.with(Number(step), changed) : { ...(node as object), [step]: changed }
}

type Row = Record<string, unknown>

function vary(row: Row, index: number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value]
      if (DATE8.test(value)) return [key, toDate8(daysBefore(LAST_DAY, index % DAYS))]
      return [key, key === 'claimId' || key === 'paymentId' ? `${value.replace(/\d+$/, '')}${100_000 + index}` : value]
    }),
  )
}

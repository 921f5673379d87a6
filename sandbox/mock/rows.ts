import { daysBefore, toDate8 } from '../dates.ts'

/**
 * The extension `x-rows` of an example: the mock lengthens a list to `count` entries by repeating the entries that the
 * example shows.
 */
export interface Rows {
  /** path of the list in the response, with dots; absent if the response is the list */
  readonly in?: string
  readonly count: number
}

/** The date in the newest generated entry. It is fixed, so that every run generates the same entries. */
const LAST_DAY = Date.UTC(2026, 10, 20)
const DAYS = 700
const DATE8 = /^20\d{6}$/

/**
 * Lengthens the list in a body by repeating its entries. Ids count up, dates go back, and all other fields stay the
 * same.
 */
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

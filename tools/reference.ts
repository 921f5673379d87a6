/**
 * `npm run reference -- VA7Q-503` prints what the reference of an error can mean, which a member reads out on the phone:
 * each operation and minute with this reference on a day. `--day 2026-11-28` names the day, in UTC; by default it is
 * today. The minute is by the clock of the member's device. The reference is a short hash, so a second operation may
 * have the same one.
 */
import { parseArgs } from 'node:util'
import { OPERATIONS } from '../generated/operations.ts'
import { referenceOf } from '../src/platform/errors/portal-error.ts'

/** Errors that no operation has: the portal's own, and scripts or styles that did not arrive. */
const OWN = ['portal', 'ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'] as const
const MINUTE_MS = 60_000
const MINUTES_PER_DAY = 1440

/** The operations and minutes that have a reference on a day (`yyyy-mm-dd`), such as `2026-11-28 14:03 listBenefits`. */
export function meaningsOf(reference: string, day: string, operations: readonly string[]): string[] {
  const [, status] = /^[0-9A-Z]{4}-(\d{3})$/.exec(reference.toUpperCase()) ?? []
  if (!status)
    throw new Error(`"${reference}" is no reference: it has four letters or digits, a hyphen and three digits.`)
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(start)) throw new Error(`"${day}" is no day: write 2026-11-28.`)
  return Array.from({ length: MINUTES_PER_DAY }, (_, minute) => start + minute * MINUTE_MS).flatMap((time) =>
    operations
      .filter((operation) => referenceOf(operation, Number(status), time) === reference.toUpperCase())
      .map((operation) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} ${operation}`),
  )
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { day: { type: 'string' } } })
  try {
    const [reference] = positionals
    if (!reference) throw new Error('usage: npm run reference -- VA7Q-503 [--day 2026-11-28]')
    const day = values.day ?? new Date().toISOString().slice(0, 10)
    const found = meaningsOf(reference, day, [...OWN, ...Object.keys(OPERATIONS)])
    console.log(
      found.length > 0 ? found.map((each) => `${each} (UTC)`).join('\n') : `Nothing on ${day} has this reference.`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()

import { firstLine, type Measurement } from './interleave.ts'
import type { Group, Measured } from './report.ts'

interface Task {
  readonly group: Group
  readonly measure: () => Promise<Measurement>
}

/**
 * Measures one group after the other. After each group, `save` gets everything that has been measured so far, so that a
 * run that is interrupted leaves its figures. A group that fails has its reason, and the next groups are still
 * measured.
 */
export async function runTasks(tasks: readonly Task[], save: (measured: Measured) => void): Promise<Measured> {
  let measured: Measured = {}
  for (const { group, measure } of tasks) {
    const found = await measure().catch((error: unknown) => ({ failed: firstLine(error) }))
    measured = { ...measured, [group]: found }
    save(measured)
  }
  return measured
}

/** A time limit in milliseconds that only ends what hangs; the slowest measurement on a busy machine stays far below it. */
const HANG_LIMIT_MS = 300_000

/** Rejects if `work` takes longer than `limit` milliseconds. */
export async function withLimit<T>(what: string, work: Promise<T>, limit = HANG_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit / 1000} s`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Waits until `isThere` is true. Throws an error after `limit` milliseconds. */
export async function until(
  what: string,
  isThere: () => boolean | Promise<boolean>,
  limit = HANG_LIMIT_MS,
): Promise<void> {
  const started = performance.now()
  while (!(await isThere())) {
    if (performance.now() - started > limit) throw new Error(`${what} took more than ${limit / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

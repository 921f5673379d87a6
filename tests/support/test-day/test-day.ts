import { shiftClock } from './shift-clock.ts'

const { env } = process
/**
 * Sets the clock to the day or time in TEST_DAY, in this process and in the processes and threads that it starts. Returns
 * by how many milliseconds it is ahead.
 */
export function startTestDay(): number {
  const day = env['TEST_DAY']
  if (day === undefined || env['TEST_DAY_AHEAD_MS'] !== undefined) return Number(env['TEST_DAY_AHEAD_MS'] ?? 0)
  const aheadMs = new Date(day.includes('T') ? day : `${day}T12:00`).getTime() - Date.now()
  if (Number.isNaN(aheadMs)) throw new Error(`TEST_DAY is ${day}, but must be like 2027-01-01 or 2027-01-01T23:58.`)
  env['TEST_DAY_AHEAD_MS'] = String(aheadMs)
  env['NODE_OPTIONS'] = `${env['NODE_OPTIONS'] ?? ''} --import ${import.meta.url}`
  shiftClock(aheadMs)
  return aheadMs
}

// Processes and threads of the test run load this file first.
shiftClock(Number(env['TEST_DAY_AHEAD_MS'] ?? 0))

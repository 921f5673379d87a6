import type { Keystroke } from './keystroke.ts'
import type { LongHistory, RouteChange, SignInResult } from './pages.ts'
import type { Vitals } from './visit.ts'

export interface Measured {
  readonly signIn: SignInResult
  readonly dashboard: Vitals
  readonly routeChange: RouteChange
  readonly longHistory: LongHistory
  readonly keystroke: { readonly usual: Keystroke; readonly largest: Keystroke }
  readonly seconds: { readonly generate: number; readonly build: number | undefined; readonly mockStart: number; readonly sandboxStart: number }
  readonly mockRequestsPerSecond: number
}

export interface Row {
  readonly what: string
  readonly budget: string
  readonly measured: string
  readonly isMet: boolean
  /** bytes are the same on every machine: over such a budget the run fails; times only warn */
  readonly isGate: boolean
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${time < 20 ? time.toFixed(1) : Math.round(time)} ms`
const s = (time: number) => `${time.toFixed(1)} s`

/** The table of performance.md with its measured column. */
export function tableOf(found: Measured): readonly Row[] {
  const { signIn, dashboard, routeChange, longHistory, keystroke, seconds, mockRequestsPerSecond: rate } = found
  const ratio = signIn.portal.largestPaint / signIn.limit.largestPaint
  const time = (what: string, budget: string, measured: string, isMet: boolean): Row => ({ what, budget, measured, isMet, isGate: false })
  const bytes = (what: string, budget: number, measured: number): Row => ({
    what,
    budget: `<= ${budget} kB`,
    measured: kB(measured),
    isMet: measured <= budget * 1000,
    isGate: true,
  })
  return [
    time(
      'sign-in, largest paint against a static page',
      '<= 1.10 x',
      `${ratio.toFixed(2)} x (${ms(signIn.portal.largestPaint)} against ${ms(signIn.limit.largestPaint)})`,
      ratio <= 1.1,
    ),
    bytes('sign-in, JavaScript as it travelled', 95, signIn.portal.js),
    bytes('dashboard, JavaScript as it travelled', 180, dashboard.js),
    time(
      'layout shift, sign-in and dashboard',
      '0.00',
      `${signIn.portal.layoutShift.toFixed(3)} and ${dashboard.layoutShift.toFixed(3)}`,
      Math.max(signIn.portal.layoutShift, dashboard.layoutShift) < 0.005,
    ),
    time('dashboard to history, fetched ahead, first time', '<= 150 ms', ms(routeChange.first), routeChange.first <= 150),
    time('dashboard to history, again', '<= 100 ms', ms(routeChange.again), routeChange.again <= 100),
    time(
      'dashboard by its address, cold, first paint',
      '<= 1.9 s',
      `${s(dashboard.firstPaint / 1000)} (largest ${s(dashboard.largestPaint / 1000)})`,
      dashboard.firstPaint <= 1900,
    ),
    time(`keystroke, ${keystroke.usual.fields} fields, script`, '<= 10 ms', ms(keystroke.usual.script), keystroke.usual.script <= 10),
    time(`keystroke, ${keystroke.largest.fields} fields, script`, '<= 10 ms', ms(keystroke.largest.script), keystroke.largest.script <= 10),
    time('history of 10,000 lines, first rows', '<= 200 ms', ms(longHistory.firstRows), longHistory.firstRows <= 200),
    time('history of 10,000 lines, sort by a text', '<= 200 ms', ms(longHistory.sort), longHistory.sort <= 200),
    time('history of 10,000 lines, rows in the document', '< 200', String(longHistory.rows), longHistory.rows < 200),
    time('npm run generate, nothing changed', '<= 6 s', s(seconds.generate), seconds.generate <= 6),
    time('production build', '<= 15 s', seconds.build === undefined ? 'up to date' : s(seconds.build), (seconds.build ?? 0) <= 15),
    time('contract mock, start to first answer', '< 1 s', s(seconds.mockStart), seconds.mockStart < 1),
    time('contract mock, requests a second', '>= 2,000', String(Math.round(rate)), rate >= 2000),
    time('sandbox, start to first answer', '-', s(seconds.sandboxStart), true),
  ]
}

export function printTable(rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const [what, budget, measured] = [width((row) => row.what), width((row) => row.budget), width((row) => row.measured)]
  for (const row of rows)
    console.log(
      `${row.what.padEnd(what)}  ${row.budget.padEnd(budget)}  ${row.measured.padEnd(measured)}  ${row.isMet ? 'met' : row.isGate ? 'NOT MET' : 'not met'}`,
    )
}

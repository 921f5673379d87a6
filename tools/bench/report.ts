import { BUDGETS } from '../size/measure.ts'
import type { Servers } from './servers.ts'
import type { Candidate, Figure, Measurement } from './interleave.ts'

export interface Measured {
  readonly signIn: Measurement
  readonly dashboard: Measurement
  readonly route: Readonly<Record<'x4' | 'x1', Measurement>>
  readonly long: Measurement
  readonly arrival: Measurement
  readonly keys: Readonly<Record<'usual' | 'largest' | 'address', Measurement>>
  readonly seconds: { readonly generate: number; readonly build: number | undefined }
  readonly servers: Servers | { readonly failed: string }
  /** true if there was more than one active process per processor; times are then meaningless, while ratios are not */
  readonly isBusy: boolean
}

interface Row {
  readonly what: string
  readonly goal: string
  /** the median, the quartiles, and the number of measurements */
  readonly measured: string
  /** the portal's median as a share of the median of the compared build */
  readonly against?: string
  readonly isMet: boolean
  /**
   * true if a byte budget is exceeded, which fails the run, because sizes are the same on every machine; an exceeded
   * time limit gives only a warning
   */
  readonly isOver: boolean
  /** true if the value could not be measured; `measured` then contains the reason */
  readonly isFailed?: boolean
  readonly peer?: string
}

/** Shown instead of a time that was measured on a busy machine. */
const BUSY = 'the machine was busy'

type Unit = 'ms' | 'kB' | 's' | 'x' | ''
const SCALE: Readonly<Record<Unit, number>> = { ms: 1, kB: 1 / 1000, s: 1 / 1000, x: 1, '': 1 }

const number = (value: number, unit: Unit) =>
  unit === 'x' ? value.toFixed(2) : value === 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1)
const shown = ({ middle, low, high, n }: Figure, unit: Unit) => {
  const [at, from, to] = [middle, low, high].map((value) => number(value * SCALE[unit], unit))
  return `${at}${unit && ` ${unit}`}${n > 1 ? ` (${from} to ${to}, n ${n})` : ''}`
}

/**
 * The table of docs/performance.md with the measured values, beside those of other products (tests/bench/peers.json).
 */
export function tableOf(found: Measured, peers: Readonly<Record<string, string>>): readonly Row[] {
  const none = (what: string, goal: string, why: string, isFailed: boolean): Row => ({
    what,
    goal,
    measured: why,
    isMet: false,
    isOver: false,
    isFailed,
  })
  const row = (what: string, turns: Measurement, key: string, goal: number, unit: Unit, ceiling = Infinity): Row => {
    if ('failed' in turns) return none(what, `<= ${goal} ${unit}`, `failed: ${turns.failed}`, true)
    if (found.isBusy && (unit === 'ms' || unit === 's')) return none(what, `<= ${goal} ${unit}`, BUSY, false)
    const figure = turns.get('portal')![key]!
    const before = turns.get('before')?.[key]
    return {
      what,
      goal: `<= ${goal}${unit && ` ${unit}`}`,
      measured: shown(figure, unit),
      ...(before &&
        before.middle > 0 && { against: `${(figure.middle / before.middle).toFixed(2)} x ${shown(before, unit)}` }),
      isMet: figure.middle * SCALE[unit] <= goal,
      isOver: figure.middle * SCALE[unit] > ceiling,
      ...(peers[what] && { peer: peers[what] }),
    }
  }
  const once = (what: string, goal: string, measured: string, isMet: boolean): Row => ({
    what,
    goal,
    measured,
    isMet,
    isOver: false,
    ...(peers[what] && { peer: peers[what] }),
  })
  const { signIn, dashboard, route, long, arrival, keys, seconds, servers } = found
  const fields = (turns: Measurement) => ('failed' in turns ? '?' : turns.get('portal')!['fields']!.middle)
  const besides = (what: string, other: Candidate, goal: number) => {
    if ('failed' in signIn) return none(what, `<= ${goal.toFixed(2)} x`, `failed: ${signIn.failed}`, true)
    const [ours, theirs] = [signIn.get('portal')!['largestPaint']!, signIn.get(other)!['largestPaint']!]
    const measured = `${(ours.middle / theirs.middle).toFixed(2)} x (${shown(ours, 'ms')} against ${shown(theirs, 'ms')})`
    return once(what, `<= ${goal.toFixed(2)} x`, measured, ours.middle <= theirs.middle * goal)
  }
  const share = (name: 'mock' | 'sandbox', goal: number, what: string) => {
    if ('failed' in servers) return none(what, `>= ${goal} x`, `failed: ${servers.failed}`, true)
    const { [name]: figure, bare } = servers
    return once(
      what,
      `>= ${goal} x`,
      `${shown(figure, 'x')} of ${Math.round(bare.middle)} a second`,
      figure.middle >= goal,
    )
  }
  const time = (what: string, limit: number, took: number | undefined) =>
    found.isBusy
      ? none(what, `<= ${limit} s`, BUSY, false)
      : once(what, `<= ${limit} s`, took === undefined ? 'up to date' : `${took.toFixed(1)} s`, (took ?? 0) <= limit)
  const start = (what: string, limit: number, name: 'mockStart' | 'sandboxStart') =>
    'failed' in servers
      ? none(what, `<= ${limit} s`, `failed: ${servers.failed}`, true)
      : time(what, limit, servers[name])
  return [
    besides('sign-in, largest paint against the same page without scripts', 'static', 1.05),
    besides('sign-in, largest paint against a page written by hand', 'hand', 1.15),
    row('sign-in, JavaScript as it travelled', signIn, 'js', 80, 'kB', BUDGETS.signIn),
    row('sign-in, layout shift', signIn, 'layoutShift', 0.005, 'x'),
    row('dashboard, JavaScript as it travelled, with what is fetched once it stands', dashboard, 'js', 150, 'kB', 200),
    row('dashboard, layout shift', dashboard, 'layoutShift', 0.005, 'x'),
    row('dashboard by its address, first paint', dashboard, 'firstPaint', 1.9, 's'),
    row('dashboard by its address, largest paint', dashboard, 'largestPaint', 2.5, 's'),
    row('dashboard to history, first time, x4', route.x4, 'first', 200, 'ms'),
    row('dashboard to history, again, x4', route.x4, 'again', 100, 'ms'),
    row('dashboard to history, first time, x1', route.x1, 'first', 60, 'ms'),
    row('dashboard to history, again, x1', route.x1, 'again', 50, 'ms'),
    row(`keystroke, ${fields(keys.usual)} fields, x4`, keys.usual, 'x4', 8, 'ms'),
    row(`keystroke, ${fields(keys.largest)} fields, x4`, keys.largest, 'x4', 8, 'ms'),
    row('keystroke, address form, x4', keys.address, 'x4', 8, 'ms'),
    row(`keystroke, ${fields(keys.usual)} fields, x1`, keys.usual, 'x1', 8, 'ms'),
    row(`keystroke, ${fields(keys.largest)} fields, x1`, keys.largest, 'x1', 8, 'ms'),
    row('10,000 lines, longest task while they arrive', arrival, 'arrival', 50, 'ms'),
    row('10,000 lines, first rows', long, 'firstRows', 200, 'ms'),
    row('10,000 lines, sort by a text', long, 'sort', 150, 'ms'),
    row('10,000 lines, next page', long, 'nextPage', 100, 'ms'),
    row('10,000 lines, open a line', long, 'openLine', 60, 'ms'),
    row('10,000 lines, rows in the document', long, 'rows', 200, ''),
    share('mock', 0.25, 'contract mock against a server that does nothing'),
    share('sandbox', 0.15, 'sandbox against a server that does nothing'),
    start('contract mock, start to first answer', 1, 'mockStart'),
    start('sandbox, start to first answer', 2, 'sandboxStart'),
    time('npm run generate, nothing changed', 3, seconds.generate),
    time('production build', 10, seconds.build),
  ]
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ what, goal, measured, against = '', isMet, isOver, isFailed, peer = '' }) => [
    what,
    goal,
    measured,
    isMet ? 'met' : isOver ? 'OVER' : isFailed === undefined ? 'not met' : isFailed ? 'FAILED' : '-',
    against,
    peer,
  ])
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((each) => each[column]!.length)))
  for (const each of cells)
    console.log(
      each
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}

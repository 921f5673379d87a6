import type { Candidate, Figure, Measurement } from './interleave.ts'

/** The groups of measurements. The figures of one group are measured in the same rounds. */
export type Group =
  | 'signIn'
  | 'dashboard'
  | 'claimType'
  | 'openClaim'
  | 'amountKey'
  | 'routeX4'
  | 'routeX1'
  | 'usualKey'
  | 'largestKey'
  | 'addressKey'
  | 'arrival'
  | 'long'
  | 'servers'
  | 'generate'
  | 'build'

/** What has been measured so far. A group that is missing has not been measured. */
export type Measured = Readonly<Partial<Record<Group, Measurement>>>

type Unit = 'ms' | 'kB' | 's' | '/s' | 'x' | ''

interface RowDefinition {
  readonly what: string
  readonly group: Group
  readonly key: string
  readonly goal: number
  readonly unit: Unit
  /** the measured candidate, `portal` by default */
  readonly of?: Candidate
  /** the row compares `of` with this candidate, and its goal is a ratio; `unit` is the unit of the compared values */
  readonly beside?: Candidate
  /** true if the value should be at least the goal, not at most */
  readonly isMinimum?: boolean
  /** a byte budget; a value above it fails the run, because sizes are the same on every machine */
  readonly ceiling?: number
}

interface Row {
  readonly what: string
  readonly goal: string
  /** the median, the quartiles, and the number of measurements, or why there is no value */
  readonly measured: string
  /** the portal's median as a share of the median of the compared build */
  readonly against?: string
  readonly status: 'met' | 'not met' | 'OVER' | 'FAILED' | '-'
  readonly peer?: string
}

/** Rows that compare the same figure of the portal with that of a page written by hand. */
const byHand = (group: Group, goal: number, keys: Readonly<Record<string, string>>): RowDefinition[] =>
  Object.entries(keys).map(([key, what]) => ({
    what: `${what} against a page written by hand`,
    group,
    key,
    goal,
    unit: 'ms',
    beside: 'hand',
  }))

const row = (
  what: string,
  group: Group,
  key: string,
  goal: number,
  unit: Unit,
  more: Partial<RowDefinition> = {},
): RowDefinition => ({ what, group, key, goal, unit, ...more })

/**
 * Ceilings in kB of the JavaScript that a page fetches without an input: its own (tools/size/measure.ts), and what
 * follows once it stands. On the sign-in page that is the button for passkeys, on the dashboard what its links need.
 */
const AS_TRAVELLED = { signIn: 88, dashboard: 203 } as const

/** The rows of the table, in their order. `{fields}` is replaced by the number of fields of the measured form. */
const ROWS: readonly RowDefinition[] = [
  row('sign-in, largest paint against the same page without scripts', 'signIn', 'largestPaint', 1.05, 'ms', {
    beside: 'static',
  }),
  ...byHand('signIn', 1.15, { largestPaint: 'sign-in, largest paint' }),
  row('sign-in, JavaScript as it travelled, with what is fetched once it stands', 'signIn', 'js', 80, 'kB', {
    ceiling: AS_TRAVELLED.signIn,
  }),
  row('sign-in, layout shift', 'signIn', 'layoutShift', 0.005, ''),
  row('dashboard, JavaScript as it travelled, with what is fetched once it stands', 'dashboard', 'js', 150, 'kB', {
    ceiling: AS_TRAVELLED.dashboard,
  }),
  row('dashboard, layout shift', 'dashboard', 'layoutShift', 0.005, ''),
  row('dashboard by its address, first paint', 'dashboard', 'firstPaint', 1.9, 's'),
  row('dashboard by its address, largest paint', 'dashboard', 'largestPaint', 2, 's'),
  ...byHand('dashboard', 1.5, {
    firstPaint: 'dashboard by its address, first paint',
    largestPaint: 'dashboard by its address, largest paint',
  }),
  ...byHand('claimType', 1.5, {
    firstPaint: 'first step of a claim by its address, first paint',
    largestPaint: 'first step of a claim by its address, largest paint',
  }),
  ...byHand('openClaim', 1.5, {
    first: 'dashboard to the first step of a claim, first time, x4',
    again: 'dashboard to the first step of a claim, again, x4',
    menu: 'opening the menu, x4',
  }),
  ...byHand('amountKey', 1.5, { x4: 'keystroke, repeated claim, x4', x1: 'keystroke, repeated claim, x1' }),
  row('dashboard to history, first time, x4', 'routeX4', 'first', 200, 'ms'),
  row('dashboard to history, again, x4', 'routeX4', 'again', 100, 'ms'),
  row('dashboard to history, first time, x1', 'routeX1', 'first', 60, 'ms'),
  row('dashboard to history, again, x1', 'routeX1', 'again', 50, 'ms'),
  row('keystroke, {fields} fields, x4', 'usualKey', 'x4', 8, 'ms'),
  row('keystroke, {fields} fields, x4', 'largestKey', 'x4', 8, 'ms'),
  row('keystroke, address form, x4', 'addressKey', 'x4', 8, 'ms'),
  row('keystroke, {fields} fields, x1', 'usualKey', 'x1', 8, 'ms'),
  row('keystroke, {fields} fields, x1', 'largestKey', 'x1', 8, 'ms'),
  row('10,000 lines, longest task while they arrive', 'arrival', 'arrival', 50, 'ms'),
  row('10,000 lines, first rows', 'long', 'firstRows', 200, 'ms'),
  row('10,000 lines, sort by a text', 'long', 'sort', 150, 'ms'),
  row('10,000 lines, next page', 'long', 'nextPage', 100, 'ms'),
  row('10,000 lines, rows in the document', 'long', 'rows', 200, ''),
  ...(['mock', 'sandbox'] as const).map((of) =>
    row(
      `${of === 'mock' ? 'contract mock' : of} against a server that does nothing`,
      'servers',
      'rate',
      of === 'mock' ? 0.25 : 0.15,
      '/s',
      { of, beside: 'bare', isMinimum: true },
    ),
  ),
  row('contract mock, start to first answer', 'servers', 'start', 1, 's', { of: 'mock' }),
  row('sandbox, start to first answer', 'servers', 'start', 2, 's', { of: 'sandbox' }),
  row('npm run generate, nothing changed', 'generate', 'time', 3, 's'),
  row('production build', 'build', 'time', 10, 's'),
]

/** Shown instead of a time that was measured on a busy machine. */
const BUSY = 'machine busy'

const SCALE: Readonly<Record<Unit, number>> = { ms: 1, kB: 1 / 1000, s: 1 / 1000, '/s': 1, x: 1, '': 1 }
/** True for units of values that depend on the other work of the machine. */
const isTime = (unit: Unit) => unit === 'ms' || unit === 's' || unit === '/s'

const number = (value: number, unit: Unit) =>
  unit === 'x' || (value > 0 && value < 0.05)
    ? value.toFixed(value < 0.05 ? 3 : 2)
    : value === 0 || value >= 100
      ? String(Math.round(value))
      : value.toFixed(1)
function shown({ middle, low, high, n }: Figure, unit: Unit): string {
  const [at, from, to] = [middle, low, high].map((value) => number(value * SCALE[unit], unit))
  return `${at}${unit && ` ${unit}`}${n > 1 ? ` (${from} to ${to}, n ${n})` : ''}`
}

/** A ratio of two medians. On a busy machine the two times are left out; the ratio holds, because they were measured alternately. */
const ratio = (ours: Figure, theirs: Figure, unit: Unit, isBusy: boolean): string => {
  const times = isBusy && isTime(unit) ? `n ${ours.n}` : `${shown(ours, unit)} against ${shown(theirs, unit)}`
  return `${number(ours.middle / theirs.middle, 'x')} x (${times})`
}

/**
 * The table of docs/performance.md with the measured values, beside those of other products (tests/bench/peers.json).
 * `isBusy` says that there was more than one active process per processor. The table then contains no times, but ratios
 * of times that were measured alternately.
 */
export function tableOf(
  measured: Measured,
  { isBusy, peers = {} }: { readonly isBusy: boolean; readonly peers?: Readonly<Record<string, string>> },
): readonly Row[] {
  return ROWS.map((definition): Row => {
    const { group, key, goal, unit, of = 'portal', beside, isMinimum = false, ceiling = Infinity } = definition
    const found = measured[group]
    const figures = found && !('failed' in found) ? found : undefined
    const what = definition.what.replace('{fields}', String(figures?.get(of)?.['fields']?.middle ?? `? (${group})`))
    const goalUnit = beside ? 'x' : unit
    const filled = (text: string, status: Row['status'], against?: string): Row => ({
      what,
      goal: `${isMinimum ? '>=' : '<='} ${goal}${goalUnit && ` ${goalUnit}`}`,
      measured: text,
      ...(against !== undefined && { against }),
      status,
      ...(peers[what] !== undefined && { peer: peers[what] }),
    })
    if (!found) return filled('not measured', '-')
    if ('failed' in found) return filled(`failed: ${found.failed}`, 'FAILED')
    const ours = found.get(of)?.[key]
    const theirs = beside && found.get(beside)?.[key]
    if (!ours || (beside && !theirs)) return filled('failed: the value is missing', 'FAILED')
    const before = of === 'portal' ? found.get('before')?.[key] : undefined
    const against = before && before.middle > 0 ? ratio(ours, before, unit, isBusy) : undefined
    if (isBusy && isTime(unit) && !theirs) return filled(BUSY, '-', against)
    const value = theirs ? ours.middle / theirs.middle : ours.middle * SCALE[unit]
    const status = value > ceiling ? 'OVER' : (isMinimum ? value >= goal : value <= goal) ? 'met' : 'not met'
    return filled(theirs ? ratio(ours, theirs, unit, isBusy) : shown(ours, unit), status, against)
  })
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ what, goal, measured, status, against = '', peer = '' }) => [
    what,
    goal,
    measured,
    status,
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

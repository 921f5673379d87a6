import { expect, it } from 'vitest'
import { figureOf, interleave, type Measurement } from './interleave.ts'
import { type Group, type Measured, tableOf } from './report.ts'
import { runTasks, until, withLimit } from './run.ts'

/** Every candidate measured 4000 for each of these figures, and the page written by hand 2000. */
const figures = (...keys: readonly string[]): Measurement =>
  new Map(
    (['portal', 'before', 'static', 'hand', 'mock', 'sandbox', 'bare'] as const).map((candidate) => [
      candidate,
      Object.fromEntries(keys.map((key) => [key, figureOf(Array(3).fill(candidate === 'hand' ? 2000 : 4000))])),
    ]),
  )
const MEASURED: Measured = {
  signIn: figures('largestPaint', 'js', 'layoutShift'),
  routeX4: figures('first', 'again'),
  servers: figures('start', 'rate'),
  build: figures('time'),
}
const rowOf = (what: RegExp, measured: Measured = MEASURED, isBusy = false) =>
  tableOf(measured, { isBusy }).find((row) => what.test(row.what))!

it('a failed measurement is repeated once, and a second failure is returned with the first line of its reason', async () => {
  let calls = 0
  const failing = (times: number) => () =>
    (calls += 1) <= times ? Promise.reject(new Error('no dashboard\nstack')) : Promise.resolve({ ms: 5 })
  expect(await interleave(['portal'], 1, failing(1))).toEqual(
    new Map([['portal', { ms: { middle: 5, low: 5, high: 5, n: 1 } }]]),
  )
  calls = 0
  expect(await interleave(['portal'], 1, failing(9))).toEqual({ failed: 'portal: Error: no dashboard' })
  expect(calls).toBe(2)
})

it('a group that throws fails alone: what was measured before it is saved, and the groups after it are measured', async () => {
  const saved: (readonly string[])[] = []
  const task = (group: Group, measure: () => Promise<Measurement>) => ({ group, measure })
  const measured = await runTasks(
    [
      task('build', async () => figures('time')),
      task('dashboard', () => Promise.reject(new Error('the browser crashed\nstack'))),
      task('routeX4', async () => figures('first', 'again')),
    ],
    (found) => saved.push(Object.keys(found)),
  )
  expect(saved).toEqual([['build'], ['build', 'dashboard'], ['build', 'dashboard', 'routeX4']])
  expect(measured.dashboard).toEqual({ failed: 'Error: the browser crashed' })
  expect(rowOf(/to history, first time, x4/, measured)).toMatchObject({ measured: expect.stringMatching(/^4000 ms/) })
})

it('the table has a row for everything: a value, the reason of a failure, or that nothing was measured yet', () => {
  expect(rowOf(/^production build/)).toMatchObject({ measured: '4.0 s (4.0 to 4.0, n 3)', status: 'met' })
  expect(rowOf(/^contract mock against/, { servers: { failed: 'the mock did not start' } })).toMatchObject({
    measured: 'failed: the mock did not start',
    status: 'FAILED',
  })
  expect(rowOf(/to history, first time, x4/, {})).toMatchObject({ measured: 'not measured', status: '-' })
})

it('the table compares the portal with a page written by hand, and with another build', () => {
  expect(rowOf(/^sign-in, largest paint against a page written by hand/)).toMatchObject({
    measured: expect.stringMatching(/^2\.00 x \(4000 ms .* against 2000 ms/),
    status: 'not met',
  })
  expect(rowOf(/to history, first time, x4/).against).toMatch(/^1\.00 x \(4000 ms/)
})

it('on a busy machine the table has no times; it keeps ratios of what was measured alternately, and bytes', () => {
  for (const what of [/^production build/, /to history, first time, x4/, /^sandbox, start/])
    expect(rowOf(what, MEASURED, true)).toMatchObject({ measured: 'machine busy', status: '-' })
  expect(rowOf(/to history, first time, x4/, MEASURED, true).against).toBe('1.00 x (n 3)')
  expect(rowOf(/without scripts/, MEASURED, true)).toMatchObject({ measured: '1.00 x (n 3)', status: 'met' })
  expect(rowOf(/^sandbox against/, MEASURED, true).measured).toBe('1.00 x (n 3)')
  expect(rowOf(/^sign-in, JavaScript/, MEASURED, true).measured).toMatch(/^4\.0 kB/)
})

it('what hangs ends with its name after the limit', async () => {
  await expect(withLimit('a visit', new Promise(() => undefined), 20)).rejects.toThrow('a visit took more than 0.02 s')
  await expect(until('the start', () => false, 20)).rejects.toThrow('the start took more than 0.02 s')
})

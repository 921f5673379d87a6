import { expect, it } from 'vitest'
import { interleave } from './interleave.ts'
import { tableOf } from './report.ts'

const figure = { middle: 4000, low: 3900, high: 4100, n: 3 }
const turns = (...keys: readonly string[]) =>
  new Map(
    (['portal', 'static', 'hand'] as const).map((each) => [each, Object.fromEntries(keys.map((key) => [key, figure]))]),
  )
const measured = {
  signIn: turns('largestPaint', 'js', 'layoutShift'),
  dashboard: turns('js', 'layoutShift', 'firstPaint', 'largestPaint'),
  route: { x4: turns('first', 'again'), x1: turns('first', 'again') },
  long: turns('firstRows', 'sort', 'nextPage', 'openLine', 'rows'),
  arrival: turns('arrival'),
  keys: { usual: turns('fields', 'x4', 'x1'), largest: turns('fields', 'x4', 'x1'), address: turns('x4') },
  seconds: { generate: 1, build: 5 },
  servers: { failed: 'the mock did not start' },
  isBusy: false,
}
const rowOf = (what: RegExp, more: object = {}) =>
  tableOf({ ...measured, ...more }, {}).find((row) => what.test(row.what))!

it('a failed measurement is repeated once, and a second failure is returned with its reason', async () => {
  let calls = 0
  const failing = (times: number) => () =>
    (calls += 1) <= times ? Promise.reject(new Error('no dashboard\nstack')) : Promise.resolve({ ms: 5 })
  expect(await interleave(['portal'], 1, failing(1))).toEqual(
    new Map([['portal', { ms: { middle: 5, low: 5, high: 5, n: 1 } }]]),
  )
  calls = 0
  expect(await interleave(['portal'], 1, failing(9))).toEqual({ failed: 'Error: no dashboard' })
  expect(calls).toBe(2)
})

it('the result table shows the reason of a failed measurement in its row, and values in the other rows', () => {
  expect(rowOf(/^contract mock against/)).toMatchObject({ measured: 'failed: the mock did not start', isFailed: true })
  expect(rowOf(/first time, x4/, { route: { ...measured.route, x4: { failed: 'no link' } } })).toMatchObject({
    measured: 'failed: no link',
    isMet: false,
  })
  expect(rowOf(/^production build/)).toMatchObject({ measured: '5.0 s', isMet: true })
})

it('the result table shows no times that were measured on a busy machine, but shows ratios and bytes', () => {
  for (const what of [/^production build/, /first time, x4/, /first paint/])
    expect(rowOf(what, { isBusy: true }).measured).toBe('the machine was busy')
  expect(rowOf(/without scripts/, { isBusy: true }).measured).toMatch(/^1\.00 x/)
  expect(rowOf(/^sign-in, JavaScript/, { isBusy: true }).measured).toMatch(/^4\.0 kB/)
})

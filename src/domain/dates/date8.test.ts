import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  ageOn,
  businessDaysAfter,
  inBusinessDays,
  isDate8,
  latestDay8,
  monthsBefore,
  monthsBetween,
  today8,
  withDashes,
  withoutDashes,
} from './date8.ts'
import { formatDate } from '../../platform/i18n/format.ts'

const run = promisify(execFile)

/** Any day of two centuries in the format of the services. */
const day = fc
  .date({ min: new Date(Date.UTC(1900, 0, 1)), max: new Date(Date.UTC(2100, 11, 31)), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''))

it.each([
  ['2026-11-29T03:29:00Z', '20261128', '20261128'], // 23:59 in Newfoundland, evening in the west
  ['2026-11-29T03:30:00Z', '20261128', '20261129'],
  ['2026-11-28T12:00:00Z', '20261129', '20261129'], // in New Zealand
])('at %s, on a device whose day is %s, the latest day is %s', { tags: ['D-366'] }, (moment, device, latest) => {
  expect(latestDay8(new Date(moment), device)).toBe(latest)
})

describe('isDate8', { tags: ['DATA-78', 'DATA-79'] }, () => {
  it('every day of the calendar is a valid eight-digit date', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(isDate8(date)).toBe(true)
      }),
    )
  })

  it.each(['20240229', '20000229', '20261231', '19000101'])('%s is a valid eight-digit date', (text) =>
    expect(isDate8(text)).toBe(true),
  )

  it.each([
    '20230229',
    '19000229',
    '20260230',
    '20260431',
    '20261301',
    '20260100',
    '20260001',
    '2026-01-01',
    '2026011',
    '202601011',
    '',
    'abcdefgh',
    '20 60101',
  ])('%j is not a valid eight-digit date', (text) => {
    expect(isDate8(text)).toBe(false)
  })
})

describe('withDashes and withoutDashes', { tags: ['CLAIM-42'] }, () => {
  it('a date that is converted to dashes and back is unchanged', () => {
    expect(withDashes('20260105')).toBe('2026-01-05')
    fc.assert(
      fc.property(day, (date) => {
        expect(withoutDashes(withDashes(date))).toBe(date)
      }),
    )
  })
})

describe('months', () => {
  it.each([
    { from: '20261102', months: 12, to: '20251102' },
    { from: '20240331', months: 1, to: '20240229' },
    { from: '20240229', months: 12, to: '20230228' },
    { from: '20260131', months: 3, to: '20251031' },
  ])(
    '$to is the first day of a period of $months months before $from',
    { tags: ['HIST-01', 'D-93'] },
    ({ from, months, to }) => {
      expect(monthsBefore(from, months)).toBe(to)
    },
  )

  it('monthsBetween returns 24 for exactly two years, and more than 24 for two years and a day', () => {
    expect(monthsBetween('20241102', '20261102')).toBe(24)
    expect(monthsBetween('20241102', '20261103')).toBeGreaterThan(24)
  })

  it('today is the day in the local time zone', () => {
    expect(today8(new Date(2026, 0, 5, 23, 59))).toBe('20260105')
  })
})

describe('ageOn', () => {
  it.each([
    { birth: '20000229', on: '20260227', age: 25 },
    { birth: '20000229', on: '20260228', age: 26 }, // born on a leap day
    { birth: '20000229', on: '20280228', age: 27 },
    { birth: '20200615', on: '20260615', age: 6 },
    { birth: '20200615', on: '20260614', age: 5 },
    { birth: '20260614', on: '20260614', age: 0 },
  ])('a person born on $birth is $age years old on $on', ({ birth, on, age }) => expect(ageOn(birth, on)).toBe(age))
})

describe('formatDate', () => {
  it.each([
    ['20261005', 'October\u00A05, 2026', '5\u00A0octobre 2026'],
    ['20260101', 'January\u00A01, 2026', '1er\u00A0janvier 2026'],
    ['20260811', 'August\u00A011, 2026', '11\u00A0août 2026'],
    ['20240229', 'February\u00A029, 2024', '29\u00A0février 2024'],
  ])('the date %s is written %s in English and %s in French', (date, english, french) => {
    expect(formatDate(date, 'en')).toBe(english)
    expect(formatDate(date, 'fr')).toBe(french)
  })

  it('a date in medium format has an abbreviated month, and in French "1er" for the first day of a month', () => {
    expect(formatDate('20261005', 'en', 'medium')).toBe('Oct\u00A05, 2026')
    expect(formatDate('20261201', 'fr', 'medium')).toBe('1er\u00A0déc. 2026')
  })

  it('a missing date is written as an empty text, and an unreadable date is unchanged', () => {
    expect(formatDate(undefined, 'fr')).toBe('')
    expect(formatDate(null, 'en')).toBe('')
    expect(formatDate('20260230', 'fr')).toBe('20260230')
  })

  it('an English date has the day and the year of the eight-digit date', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(formatDate(date, 'en')).toContain(`\u00A0${Number(date.slice(6))}, ${Number(date.slice(0, 4))}`)
      }),
    )
  })
})

it('businessDaysAfter does not count Saturdays, Sundays and the first day', { tags: ['D-188'] }, () => {
  // November 20, 2026 is a Friday.
  expect(
    ['20261120', '20261121', '20261122', '20261123', '20261124', '20261130'].map((until) =>
      businessDaysAfter('20261120', [], until),
    ),
  ).toEqual([0, 0, 0, 1, 2, 6])
  expect(businessDaysAfter('20261121', [], '20261123')).toBe(1)
  expect(businessDaysAfter('20260101', [], '20270101')).toBe(261)
  expect([businessDaysAfter('20261121', [], '20261120'), businessDaysAfter('20269999', [], '20261120')]).toEqual([0, 0])
})

it('holidays from Monday to Friday are no business days', { tags: ['D-188'] }, () => {
  // December 25, 2026 is a Friday.
  const holidays = ['20261226', '20261225', '20270101']
  const daysUntil = (until: string) => businessDaysAfter('20261223', holidays, until)
  expect(['20261224', '20261225', '20261228', '20261231', '20270104'].map(daysUntil)).toEqual([1, 1, 2, 5, 6])
  expect(businessDaysAfter('20261225', holidays, '20261228'), 'received on a holiday').toBe(1)
  vi.useFakeTimers({ now: new Date(2026, 11, 24, 12), toFake: ['Date'] })
  expect([inBusinessDays(2), inBusinessDays(2, holidays)]).toEqual(['20261228', '20261229'])
  vi.useRealTimers()
})

it('businessDaysAfter counts a day on which summer time begins at midnight', { tags: ['D-188'] }, async () => {
  // Monday, March 13, 2034, after the change on Sunday. A thread cannot have a time zone of its own.
  const code = `import { businessDaysAfter } from ${JSON.stringify(new URL('date8.ts', import.meta.url).href)}
    console.log(businessDaysAfter('20340312', [], '20340313'))`
  const child = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TZ: 'America/Havana' },
  })
  expect(child.stdout.trim()).toBe('1')
})

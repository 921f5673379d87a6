import { expect, it, vi } from 'vitest'
import type { Text } from '~/platform/i18n/text.tsx'
import { closingTime, nextOpening, openingText } from './opening-hours.ts'

const week = { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Moncton' }
const HOURS = {
  hours: [
    { days: 'Monday to Friday', time: '8 to 8', open: week },
    { days: 'Saturday', time: '9 to 1', open: { ...week, weekdays: [6], opens: '09:00', closes: '13:00' } },
  ],
  closedOn: ['20261225'],
}

it.each([
  ['2026-11-25T23:59:30Z', '2026-11-26T00:00:00.000Z'], // a Wednesday, 19:59 in Moncton
  ['2026-11-26T00:00:00Z', null], // 20:00
  ['2026-11-25T11:59:00Z', null], // 7:59
  ['2026-11-28T16:00:00Z', '2026-11-28T17:00:00.000Z'], // a Saturday
  ['2026-11-29T16:00:00Z', null], // a Sunday
  ['2026-12-25T16:00:00Z', null], // a holiday
] as const)('at %s the insurer is open until %s', { tags: ['D-300'] }, (now, until) => {
  expect(closingTime(HOURS, new Date(now))?.at.toISOString() ?? null).toBe(until)
})

it.each([
  ['2026-11-27T11:00:00Z', '2026-11-27T12:00:00.000Z'], // a Friday, 7:00 in Moncton
  ['2026-11-28T12:30:00Z', '2026-11-28T13:00:00.000Z'], // a Saturday, 8:30
  ['2026-11-28T18:00:00Z', '2026-11-30T12:00:00.000Z'], // a Saturday afternoon, until Monday
  ['2026-12-25T00:00:00Z', '2026-12-26T13:00:00.000Z'], // Christmas Eve, after closing
  ['2026-10-31T20:00:00Z', '2026-11-02T12:00:00.000Z'], // summer time ends
] as const)('at %s the insurer, who is closed, opens at %s', { tags: ['D-300'] }, (now, at) => {
  expect(nextOpening(HOURS, new Date(now))?.at.toISOString()).toBe(at)
})

it('the words name the day and the time at which the insurer opens', { tags: ['D-300'] }, () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T18:00:00Z'), toFake: ['Date'] })
  const say = (id: string, values?: { readonly day: string }) => `${id} ${values?.day}`
  const text = Object.assign(say, { tag: 'fr-CA' }) as unknown as Text
  expect(openingText(HOURS, text)).toMatch(/^contact\.opens(\.elsewhere)? lundi$/)
  vi.useRealTimers()
})

it('an insurer who is closed for more than a week does not say when it opens', { tags: ['D-300'] }, () => {
  const closedOn = Array.from({ length: 9 }, (_, day) => `202612${20 + day}`)
  expect(nextOpening({ ...HOURS, closedOn }, new Date('2026-12-20T16:00:00Z'))).toBeUndefined()
})

it.each([
  ['en-CA', '11:59\u00A0p.m.'],
  ['fr-CA', '23\u00A0h\u00A059'],
])(
  'the time until which the insurer answers is the member’s own, and says so where it differs: %s',
  { tags: ['D-300'] },
  (tag, midnight) => {
    const say = (id: string, values?: { readonly time: string }) => `${id} ${values?.time}`
    const text = Object.assign(say, { tag }) as unknown as Text
    const always = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }
    const openIn = (timeZone: string) =>
      openingText({ hours: [{ days: '', time: '', open: { ...always, timeZone } }] }, text)
    expect(openIn(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(`contact.open ${midnight}`)
    const other = new Date().getTimezoneOffset() === -540 ? 'Pacific/Niue' : 'Asia/Tokyo'
    expect(openIn(other)).toMatch(/^contact\.open\.elsewhere /)
    expect(openIn(other)).not.toContain(midnight)
  },
)

it(
  'hours in words only, or in an unknown time zone, do not tell whether the insurer is open',
  { tags: ['D-300'] },
  () => {
    const now = new Date('2026-11-25T15:00:00Z')
    expect(closingTime({ hours: [{ days: 'Monday', time: '8 to 8' }] }, now)).toBeUndefined()
    const unknown = { ...week, timeZone: 'Atlantic/Nowhere' }
    expect(closingTime({ hours: [{ days: 'Monday', time: '8 to 8', open: unknown }] }, now)).toBeUndefined()
  },
)

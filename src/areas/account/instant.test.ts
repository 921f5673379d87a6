import { expect, it } from 'vitest'
import { formatDay, formatInstant } from './instant.ts'

it('a date and time that cannot exist is shown exactly as the service sent it', { tags: ['D-252'] }, () => {
  expect(formatInstant('2026-13-99T99:00:00Z', 'en-CA')).toBe('2026-13-99T99:00:00Z')
  expect(formatDay('2026-13-99T99:00:00Z', 'fr-CA')).toBe('2026-13-99T99:00:00Z')
})

it(
  'a date and time is formatted in the language of the page, with no-break spaces inside the time',
  { tags: ['D-252'] },
  () => {
    const noon = new Date(2026, 10, 25, 12, 5).toISOString()
    expect(formatInstant(noon, 'en-CA')).toBe('Nov 25, 2026, 12:05\u00A0p.m.')
    expect(formatInstant(noon, 'fr-CA')).toBe('25 nov. 2026, 12\u00A0h\u00A005')
    expect(formatDay(noon, 'fr-CA')).toBe('25 nov. 2026')
    expect(formatDay(new Date(2026, 10, 1, 12).toISOString(), 'fr-CA')).toBe('1er nov. 2026')
  },
)

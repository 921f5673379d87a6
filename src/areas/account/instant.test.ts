import { expect, it } from 'vitest'
import { formatDay, formatInstant } from './instant.ts'

it(
  'a moment is shown with the time of day, in the language of the page and without breaks in the time',
  { tags: ['D-252'] },
  () => {
    expect(formatInstant('2026-11-25T16:05:00Z', 'en-CA')).toBe('Nov 25, 2026, 12:05\u00A0p.m.')
    expect(formatInstant('2026-11-25T16:05:00Z', 'fr-CA')).toBe('25 nov. 2026, 12\u00A0h\u00A005')
    expect(formatDay('2026-11-25T03:05:00Z', 'fr-CA')).toBe('24 nov. 2026')
  },
)

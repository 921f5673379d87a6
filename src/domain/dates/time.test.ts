import { expect, it } from 'vitest'
import { formatTime } from './time.ts'

it.each([
  ['en-CA', 4, '4:19\u00A0a.m.'],
  ['fr-CA', 4, '4\u00A0h\u00A019'],
  ['fr-CA', 0, '0\u00A0h\u00A019'],
  ['fr-CA', 20, '20\u00A0h\u00A019'],
])('in %s, 19 minutes after hour %i is %s', { tags: ['D-340'] }, (tag, hour, written) => {
  expect(formatTime(Date.UTC(2026, 10, 26, hour, 19), tag, 'UTC')).toBe(written)
})

it('a full hour has no minutes in French', { tags: ['D-340'] }, () => {
  expect(formatTime(Date.UTC(2026, 10, 26, 20), 'fr-CA', 'UTC')).toBe('20\u00A0h')
})

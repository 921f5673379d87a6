import { formatTime } from '~/domain/dates/time.ts'

/**
 * Formats a date and time of the contract (`2026-11-25T14:05:00Z`) in the member's time zone: `Nov 25, 2026, 10:05
 * a.m.`, `25 nov. 2026, 10 h 05`. The time contains only no-break spaces. A date and time that does not exist is
 * returned unchanged.
 */
export function formatInstant(instant: string, tag: string): string {
  const moment = new Date(instant)
  return Number.isNaN(moment.getTime()) ? instant : `${formatDay(instant, tag)}, ${formatTime(moment, tag)}`
}

/**
 * Formats the day of a date and time in the member's time zone: `Nov 25, 2026`, `25 nov. 2026`, `1er nov. 2026`. Returns it unchanged if
 * it does not exist, such as `2026-13-99T99:00:00Z`.
 */
export function formatDay(instant: string, tag: string): string {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return instant
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(moment)
  return tag.startsWith('fr') ? day.replace(/^1 /, '1er ') : day
}

/**
 * Formats a date and time of the contract (`2026-11-25T14:05:00Z`) in the member's time zone: `Nov 25, 2026, 10:05
 * a.m.`, `25 nov. 2026, 10 h 05`. The time contains only no-break spaces. A date and time that does not exist is
 * returned unchanged.
 */
export function formatInstant(instant: string, tag: string): string {
  const time = format(instant, tag, { timeStyle: 'short' })
  return time === undefined ? instant : `${formatDay(instant, tag)}, ${time.replaceAll(/\s/g, '\u00A0')}`
}

/** Formats the day of a date and time in the member's time zone: `Nov 25, 2026`, `25 nov. 2026`. */
export const formatDay = (instant: string, tag: string): string =>
  format(instant, tag, { dateStyle: 'medium' }) ?? instant

/** Undefined for a date and time that does not exist, such as `2026-13-99T99:00:00Z`. */
function format(instant: string, tag: string, style: Intl.DateTimeFormatOptions): string | undefined {
  const moment = new Date(instant)
  return Number.isNaN(moment.getTime()) ? undefined : new Intl.DateTimeFormat(tag, style).format(moment)
}

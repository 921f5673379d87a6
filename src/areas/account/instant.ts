/**
 * A moment of the contract (`2026-11-25T14:05:00Z`) with the time of day where the member is: `Nov 25, 2026, 10:05 a.m.`,
 * `25 nov. 2026, 10 h 05`. No line breaks within the time.
 */
export function formatInstant(instant: string, tag: string): string {
  if (!isMoment(instant)) return instant
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(instant))
  return `${formatDay(instant, tag)}, ${time.replaceAll(/\s/g, '\u00A0')}`
}

/** The day of a moment where the member is: `Nov 25, 2026`, `25 nov. 2026`. */
export const formatDay = (instant: string, tag: string): string =>
  !isMoment(instant) ? instant : new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(instant))

/** False for a text of the service that is no moment. It is shown as it came. */
const isMoment = (instant: string): boolean => !Number.isNaN(Date.parse(instant))

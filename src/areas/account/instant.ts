/** A moment of the contract (`2026-11-25T14:05:00Z`) with the time of day where the member is: `Nov 25, 2026, 10:05 a.m.` */
export const formatInstant = (instant: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

/** The day of a moment where the member is: `Nov 25, 2026`. */
export const formatDay = (instant: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(instant))

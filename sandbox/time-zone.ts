/**
 * Lets the days of this process be those of the insurer, who is in Atlantic Canada. A machine whose clock is in UTC, such
 * as a container, would begin the next day three or four hours early. TZ, and a machine with a time zone of its own, stay
 * as they are.
 */
export function setInsurerTimeZone(): void {
  if (Intl.DateTimeFormat().resolvedOptions().timeZone === 'UTC') process.env['TZ'] ??= 'America/Moncton'
}

/**
 * Formats the time of day as it is written in Canada: `4:19 a.m.`, `4 h 19`, `20 h`. It contains only no-break spaces.
 * `Intl` writes `04 h 19` and `20 h 00` in French, which the Office québécois de la langue française advises against.
 *
 * @param timeZone the member's own time zone by default
 */
export const formatTime = (moment: Date | number, tag: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
    .format(moment)
    .replace(/^0(?=\d)/, '')
    .replace(/(h)\s00$/, '$1')
    .replaceAll(/\s/g, '\u00A0')

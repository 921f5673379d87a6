/**
 * Formats the time of day as it is written in Canada: `4:19 a.m.`, `4 h 19`. It contains only no-break spaces. `Intl`
 * writes `04 h 19` in French, which the Office québécois de la langue française advises against.
 *
 * @param timeZone the member's own time zone by default
 */
export const formatTime = (moment: Date | number, tag: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
    .format(moment)
    .replace(/^0(?=\d)/, '')
    .replaceAll(/\s/g, '\u00A0')

/** As many rows as a phone shows in a few turns of the thumb; a year of statements. */
export const ROWS = 12

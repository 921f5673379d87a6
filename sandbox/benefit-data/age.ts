import { toDate8 } from '../dates.ts'

/**
 * Full years on a day. Eight-digit dates compare as numbers. A person without a date of birth on file counts as an
 * adult.
 */
export const ageOn = (dateOfBirth: string | undefined, instant: number): number =>
  dateOfBirth === undefined
    ? Number.POSITIVE_INFINITY
    : Math.floor((Number(toDate8(instant)) - Number(dateOfBirth)) / 10_000)

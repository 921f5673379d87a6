import { toDate8 } from '../dates.ts'

/**
 * The age of a person in full years on a given day. A person without a date of birth on file has an infinite age, so
 * that every age check treats the person as an adult.
 */
export const ageOn = (dateOfBirth: string | undefined, instant: number): number =>
  dateOfBirth === undefined
    ? Number.POSITIVE_INFINITY
    : Math.floor((Number(toDate8(instant)) - Number(dateOfBirth)) / 10_000)

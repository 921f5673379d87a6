/** Rules about texts. Lengths count characters as people do: an emoji is one. */

const lengthOf = (text: string) => [...text].length

export interface Bounds {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export function hasLength(text: string, { min = 0, max = Infinity }: Bounds): boolean {
  const length = lengthOf(text)
  return length >= min && length <= max
}

/** An address that every reader of the contract's `email` takes (D-45): letters without accents, digits and `_'+-.` before the @, a domain with a dot after it. */
export const isEmail = (text: string): boolean => /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[A-Za-z\d][A-Za-z\d-]*(?<!-)\.)+[A-Za-z]{2,}$/.test(text)

/** Digits only: exactly so many, or between two counts. Leading zeros count (D-62). */
export const isDigits = (text: string, count: number | Bounds): boolean =>
  /^\d+$/.test(text) && hasLength(text, typeof count === 'number' ? { min: count, max: count } : count)

/** North American numbering plan: ten digits, area code from 2 (D-63). */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(text)

/** D, F, I, O, Q and U appear nowhere in a Canadian postal code, W and Z not at its start. */
export const isPostalCode = (text: string): boolean => /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i.test(text)

/** Part of the name of a drug, as the contract has it: letters without ligatures, digits, spaces and hyphens, and at least one letter unless it is a number (D-130). */
export const isDrugName = (text: string, bounds: Bounds): boolean =>
  /^[A-Za-zÀ-ÖØ-öø-ÿ\d -]+$/.test(text) && /[A-Za-zÀ-ÖØ-öø-ÿ]|^\d+$/.test(text) && hasLength(text, bounds)

/**
 * What a new password needs besides its length (AUTH-27..30), in the order in which it is listed. Letters without accents, as the contract
 * counts them: an accented one may stand in a password, and ticks nothing.
 */
export const PASSWORD_PARTS = { lower: /[a-z]/, upper: /[A-Z]/, digit: /\d/ } as const satisfies Record<string, RegExp>

export const isComplex = (text: string): boolean => Object.values(PASSWORD_PARTS).every((part) => part.test(text))

/** The first letter of a postal code says in which province or territory it lies. */
const LETTERS: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
}

/** Whether a postal code may lie in a province; one that is not known has any. */
export const isPostalCodeOf = (text: string, province: unknown): boolean =>
  typeof province !== 'string' || (LETTERS[province]?.includes(text.charAt(0).toUpperCase()) ?? true)

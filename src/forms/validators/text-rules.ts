/** Rules for texts. An emoji has the length of one character. */

const lengthOf = (text: string) => [...text].length

export interface Bounds {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export function hasLength(text: string, { min = 0, max = Infinity }: Bounds): boolean {
  const length = lengthOf(text)
  return length >= min && length <= max
}

/**
 * True for an e-mail address that every implementation of the contract's format `email` accepts (D-45): letters without
 * accents, digits and `_'+-.` before the @, and a domain with a dot after it.
 */
export const isEmail = (text: string): boolean =>
  /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[A-Za-z\d][A-Za-z\d-]*(?<!-)\.)+[A-Za-z]{2,}$/.test(text)

/**
 * True if a text consists of digits only, with an exact number of digits or a number between two bounds. Leading zeros
 * count as digits (D-62).
 */
export const isDigits = (text: string, count: number | Bounds): boolean =>
  /^\d+$/.test(text) && hasLength(text, typeof count === 'number' ? { min: count, max: count } : count)

/**
 * True for a number of the North American numbering plan: ten digits, and an area code that begins with 2 to 9 (D-63).
 */
export const isPhone = (text: string): boolean => /^[2-9]\d{9}$/.test(text)

/**
 * True for a Canadian postal code. The letters D, F, I, O, Q and U are not used, and W and Z are not used as the first
 * letter.
 */
export const isPostalCode = (text: string): boolean =>
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i.test(text)

/**
 * True for a part of a drug name as the contract allows it. Allowed are letters without ligatures, digits, spaces and
 * hyphens. The text must contain a letter or consist of digits only (D-130).
 */
export const isDrugName = (text: string, bounds: Bounds): boolean =>
  /^[A-Za-zÀ-ÖØ-öø-ÿ\d -]+$/.test(text) && /[A-Za-zÀ-ÖØ-öø-ÿ]|^\d+$/.test(text) && hasLength(text, bounds)

/**
 * Character classes that a new password needs (AUTH-27..30), in display order. Only letters without accents count, as
 * in the contract; an accented letter is allowed.
 */
export const PASSWORD_PARTS = { lower: /[a-z]/, upper: /[A-Z]/, digit: /\d/ } as const satisfies Record<string, RegExp>

export const isComplex = (text: string): boolean => Object.values(PASSWORD_PARTS).every((part) => part.test(text))

/** First letters of the postal codes of each province or territory. */
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

/** True if a postal code can belong to a province. With an unknown province, any postal code can. */
export const isPostalCodeOf = (text: string, province: unknown): boolean =>
  typeof province !== 'string' || (LETTERS[province]?.includes(text.charAt(0).toUpperCase()) ?? true)

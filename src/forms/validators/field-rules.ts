import { isDate8, isWithinMonths, latestDay8, today8 } from '~/domain/dates/date8.ts'
import { isMoney, toCents } from '~/domain/money.ts'
import {
  type Bounds,
  hasLength,
  isComplex,
  isDigits,
  isDrugName,
  isEmail,
  isPhone,
  isPostalCode,
  isPostalCodeOf,
} from './text-rules.ts'

/**
 * Rules for dates in the format `yyyymmdd`. They accept a text that is not a date, because the rule `date8` already
 * rejects it.
 */

const isNotAfter = (text: string, latest: string): boolean => !isDate8(text) || text <= latest

/** True for a date in or after 1900, because no living person was born earlier (D-45). */
const isNotBefore1900 = (text: string): boolean => !isDate8(text) || text >= '19000101'

const isNotBefore = (text: string, earliest: unknown): boolean =>
  !isDate8(text) || typeof earliest !== 'string' || !isDate8(earliest) || text >= earliest

/** True if a date is at most this many months after another (D-93). */
const isWithin = (text: string, earliest: unknown, months: number): boolean =>
  !isDate8(text) || typeof earliest !== 'string' || !isDate8(earliest) || isWithinMonths(text, earliest, months)

interface CodeBounds {
  readonly digits: number
  readonly max: number
}

/** Codes in a text, separated by anything but letters and digits, without duplicates (COV-09, D-131). */
export const codesIn = (text: string): readonly string[] => [...new Set(text.split(/[^\p{L}\d]+/u).filter(Boolean))]

/** True for 1 to `max` codes, each with this number of digits. */
function areCodes(text: string, { digits, max }: CodeBounds): boolean {
  const codes = codesIn(text)
  return codes.length >= 1 && codes.length <= max && codes.every((code) => /^\d+$/.test(code) && code.length === digits)
}

/** Rules for amounts: texts with two decimals (`95.00`), compared in whole cents, never as floats. */

interface AmountBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** True if an amount is within both bounds, inclusive (D-106). False for a text that is not an amount. */
function isAmount(text: string, { min = '0.00', max }: AmountBounds): boolean {
  return (
    isMoney(text) &&
    toCents(text) >= toCents(min) &&
    (max === undefined || !isMoney(max) || toCents(text) <= toCents(max))
  )
}

interface RuleContext {
  /** the answers to the questions of the same form or line, by field name */
  readonly siblings: Readonly<Record<string, unknown>>
  readonly now: Date
}

/**
 * A rule for one answer, true if the answer is valid. An empty answer passes every rule except `required`, because an
 * optional field may stay empty (AUTH-40).
 */
export type FieldRule = (value: unknown, argument: unknown, context: RuleContext) => boolean

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const text =
  (rule: (value: string, argument: never, context: RuleContext) => boolean): FieldRule =>
  (value, argument, context) =>
    typeof value === 'string' && rule(value, argument as never, context)

/**
 * Returns the value of a bound. If the argument is the name of a sibling question, the bound is the answer to that
 * question; otherwise it is the argument itself.
 */
const sibling = (argument: unknown, { siblings }: RuleContext) =>
  typeof argument === 'string' && argument in siblings ? siblings[argument] : argument

const isSameText = (one: string, other: unknown) =>
  typeof other === 'string' && one.toLowerCase() === other.toLowerCase()

/** Validators of the specification (AUTH-35, D-162) and the portal's own, by their names in `ui.json`. */
export const FIELD_RULES = {
  required: (value) => !isEmpty(value),
  equal_to: (value, field, { siblings }) => value === siblings[String(field)],
  /**
   * the answer must differ from that of the named question, ignoring case; for example, a new e-mail address must
   * differ from the current one (D-67)
   */
  differs_from: text((value, field: string, { siblings }) => !isSameText(value, siblings[field])),
  length: text((value, bounds: Bounds) => hasLength(value, bounds)),
  email: text(isEmail),
  max_value: (value, most, context) => {
    const limit = sibling(most, context)
    if (typeof value === 'number' && typeof limit === 'number') return value <= limit
    // If the bound refers to a question without an answer, there is no limit.
    return typeof value === 'string' && (!isAmount(String(limit), {}) || isAmount(value, { max: String(limit) }))
  },
  digits: text((value, count: number | Bounds) => isDigits(value, count)),
  max: text((value, most: number) => hasLength(value, { max: most })),

  date8: text(isDate8),
  /** with the argument `canada`, the day on which the latest history ends is no future day (D-366) */
  notFuture: text((value, where: 'canada' | undefined, { now }) =>
    isNotAfter(value, where === 'canada' ? latestDay8(now) : today8(now)),
  ),
  notBefore1900: text(isNotBefore1900),
  /** for the later of two dates; the argument names the earlier one */
  fromNotAfterTo: text((value, from: string, { siblings }) => isNotBefore(value, siblings[from])),
  /** for the later of two dates; the argument names the earlier one and the months allowed between them (D-93) */
  withinMonths: text((value, { from, months }: { from: string; months: number }, { siblings }) =>
    isWithin(value, siblings[from], months),
  ),
  amount: text((value, bounds: AmountBounds) => isAmount(value, bounds)),
  phone: text(isPhone),
  postalCode: text(isPostalCode),
  /** the argument names the sibling with the province (D-63) */
  postalCodeOf: text((value, province: string, { siblings }) => isPostalCodeOf(value, siblings[province])),
  codes: text(areCodes),
  /** if an answer consists of digits, it must be a drug identification number, which has eight digits (D-130) */
  din: text((value) => !isDigits(value, {}) || isDigits(value, 8)),
  drugName: text(isDrugName),
  complexity: text(isComplex),
} as const satisfies Record<string, FieldRule>

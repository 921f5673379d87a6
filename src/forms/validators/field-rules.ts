import { isDate8, isWithinMonths, today8 } from '~/domain/dates/date8.ts'
import { isMoney, toCents } from '~/domain/money.ts'
import { type Bounds, hasLength, isComplex, isDigits, isDrugName, isEmail, isPhone, isPostalCode, isPostalCodeOf } from './text-rules.ts'

/** Rules about dates as the services write them: `yyyymmdd`. Texts that are no date are the business of `date8` alone. */

const isNotFuture = (text: string, now: Date): boolean => !isDate8(text) || text <= today8(now)

/** D-45: nobody alive was born before. */
const isNotBefore1900 = (text: string): boolean => !isDate8(text) || text >= '19000101'

const isNotBefore = (text: string, earliest: unknown): boolean => !isDate8(text) || typeof earliest !== 'string' || !isDate8(earliest) || text >= earliest

/** At most so many months after another day (D-93). */
const isWithin = (text: string, earliest: unknown, months: number): boolean =>
  !isDate8(text) || typeof earliest !== 'string' || !isDate8(earliest) || isWithinMonths(text, earliest, months)

interface CodeBounds {
  readonly digits: number
  readonly max: number
}

/** The codes of a text as people write them down: parted by anything that is no letter and no digit, each once (COV-09, D-131). */
export const codesIn = (text: string): readonly string[] => [...new Set(text.split(/[^\p{L}\d]+/u).filter(Boolean))]

/** At least one code, not more than `max`, each of so many digits. */
function areCodes(text: string, { digits, max }: CodeBounds): boolean {
  const codes = codesIn(text)
  return codes.length >= 1 && codes.length <= max && codes.every((code) => /^\d+$/.test(code) && code.length === digits)
}

/** Rules about amounts: texts with two decimals (`95.00`), compared in whole cents, never as floats. */

interface AmountBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Whether an amount lies between two others, both included (D-106). A text that is no amount does not. */
function isAmount(text: string, { min = '0.00', max }: AmountBounds): boolean {
  return isMoney(text) && toCents(text) >= toCents(min) && (max === undefined || !isMoney(max) || toCents(text) <= toCents(max))
}

interface RuleContext {
  /** the answers beside the one that is checked */
  readonly siblings: Readonly<Record<string, unknown>>
  readonly now: Date
}

/** Whether an answer is as it should be. Except for `required`, an empty answer is not asked: what may be empty may stay so (AUTH-40). */
export type FieldRule = (value: unknown, argument: unknown, context: RuleContext) => boolean

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const text =
  (rule: (value: string, argument: never, context: RuleContext) => boolean): FieldRule =>
  (value, argument, context) =>
    typeof value === 'string' && rule(value, argument as never, context)

/** A bound given as itself or as the name of the sibling that holds it. */
const sibling = (argument: unknown, { siblings }: RuleContext) => (typeof argument === 'string' && argument in siblings ? siblings[argument] : argument)

const isSameText = (one: string, other: unknown) => typeof other === 'string' && one.toLowerCase() === other.toLowerCase()

/** The validators of the specification (AUTH-35, D-162) and ours, by the names that `ui.json` uses. */
export const FIELD_RULES = {
  required: (value) => !isEmpty(value),
  equal_to: (value, field, { siblings }) => value === siblings[String(field)],
  /** not the answer of that sibling, whatever the case: a new address instead of the same again (D-67) */
  differs_from: text((value, field: string, { siblings }) => !isSameText(value, siblings[field])),
  length: text((value, bounds: Bounds) => hasLength(value, bounds)),
  email: text(isEmail),
  max_value: (value, most, context) => {
    const limit = sibling(most, context)
    if (typeof value === 'number' && typeof limit === 'number') return value <= limit
    // A bound that is not answered yet bounds nothing.
    return typeof value === 'string' && (!isAmount(String(limit), {}) || isAmount(value, { max: String(limit) }))
  },
  digits: text((value, count: number | Bounds) => isDigits(value, count)),
  max: text((value, most: number) => hasLength(value, { max: most })),

  date8: text(isDate8),
  notFuture: text((value, _: unknown, { now }) => isNotFuture(value, now)),
  notBefore1900: text(isNotBefore1900),
  /** the later of two dates, naming the earlier one */
  fromNotAfterTo: text((value, from: string, { siblings }) => isNotBefore(value, siblings[from])),
  /** the later of two dates; names the earlier one, and how many months may lie between them (D-93) */
  withinMonths: text((value, { from, months }: { from: string; months: number }, { siblings }) => isWithin(value, siblings[from], months)),
  amount: text((value, bounds: AmountBounds) => isAmount(value, bounds)),
  phone: text(isPhone),
  postalCode: text(isPostalCode),
  /** names the sibling that holds the province (D-63) */
  postalCodeOf: text((value, province: string, { siblings }) => isPostalCodeOf(value, siblings[province])),
  codes: text(areCodes),
  /** a number alone is a drug identification number (D-130) */
  din: text((value) => !isDigits(value, {}) || isDigits(value, 8)),
  drugName: text(isDrugName),
  complexity: text(isComplex),
} as const satisfies Record<string, FieldRule>

import type { AnswerIssue } from '~generated/member/zod/registry.ts'
import type { Schemas } from './contract-check.ts'
import { isObject, valueAt } from './parse-response.ts'

/**
 * Problems of a response: a list of issues, or a text if the contract does not declare the status; undefined if the
 * response conforms to the contract.
 */
type Issues = readonly AnswerIssue[] | string | undefined

/** A change to a response, for its issues. Returns the same object if there is nothing to change. */
type Change = (data: unknown, issues: readonly AnswerIssue[], schemas: Schemas) => unknown

/**
 * Converts structures and types that differ from the contract but have the same meaning (D-197). Returns the converted
 * response and the remaining issues that would prevent a page from showing it.
 */
export async function repairResponse(
  data: unknown,
  issues: readonly AnswerIssue[],
  schemas: Schemas,
  compare: (changed: unknown) => Promise<Issues>,
): Promise<{ readonly mended: unknown; readonly unshowable: Issues }> {
  let [mended, left]: [unknown, Issues] = [data, issues]
  const apply = async (changes: readonly Change[]) => {
    for (const change of changes) {
      if (!left || typeof left === 'string') break
      const next = change(mended, left, schemas)
      if (next === mended) continue
      mended = next
      left = await compare(mended)
    }
  }
  // The conversion of structures runs twice. The first run may add an envelope around a text, and the second run then
  // converts that text to an object.
  await apply([
    stripUndeclaredNulls,
    inOtherShapes,
    inOtherShapes,
    inOtherTypes,
    inCents,
    inDateForm,
    withoutEmptyTexts,
  ])
  const given = mended
  // An object that is filled in may itself lack properties. The contract nests objects four deep at most.
  if (await isOfOperation(data, given, compare)) await apply([fillIn, fillIn, fillIn, fillIn])
  await apply([withoutUnreadableFlags])
  const unshowable =
    typeof left === 'string' ? left : left?.filter((issue) => !isDisplayable(issue, mended, given, schemas))
  return { mended, unshowable: unshowable?.length ? unshowable : undefined }
}

function isDisplayable(
  { code, path, pattern = '' }: AnswerIssue,
  data: unknown,
  given: unknown,
  schemas: Schemas,
): boolean {
  if (code === 'invalid_value') return typeof valueAt(data, path) === 'string'
  // An empty text was filled in where the contract asks for a text of some form: an id or a date.
  if (valueAt(data, path) === '' && valueAt(given, path) !== '') return false
  return (
    ['too_big', 'too_small', 'unrecognized_keys'].includes(code) ||
    (code === 'invalid_format' && !isReckoned(pattern, schemas))
  )
}

/** Removes undeclared nulls, which many services send for absent values. */
const stripUndeclaredNulls = (data: unknown, issues: readonly AnswerIssue[]): unknown =>
  changed(data, issues, (value) => (value === null ? undefined : value))

/**
 * Converts structures that differ from the contract but have the same meaning, because the specification names fields
 * but seldom the objects around them. It adds or removes the envelope `data`, puts a bare list or URL into an object,
 * takes the first message out of a list of errors, and turns a text into an object with a description or name (D-197).
 */
function inOtherShapes(data: unknown, issues: readonly AnswerIssue[]): unknown {
  const objects = issues.filter(({ expected }) => expected === 'object')
  if (typeof data === 'string' && /^https?:/.test(data) && objects.length > 0)
    return { formType: '', url: data, title: '' }
  if (Array.isArray(data) && objects.some(({ path }) => path.length === 0))
    return MESSAGES.some((name) => valueAt(data, [0, name]) !== undefined)
      ? data[0]
      : Object.fromEntries(BARE_LISTS.map((name) => [name, data]))
  const isEmpty = !isObject(data) || Object.keys(data).length === 0
  if (!isEmpty && Object.keys(data).join() === 'data' && issues.some(({ path }) => path[0] !== 'data'))
    return data['data']
  if (!isEmpty && !('data' in data) && objects.some(({ path }) => path.length === 1 && path[0] === 'data'))
    return { data }
  return changed(data, objects, (value) =>
    typeof value === 'string' ? { description: value, key: value, name: value } : value,
  )
}

/** Names of the service's messages, which an error response may contain in a list (ERR-15). */
const MESSAGES = ['messageEn', 'messageFr', 'message']

/** Names of properties whose list a service may send without the object around it. */
const BARE_LISTS = ['benefits', 'benefitsDescriptions', 'hsaClaims']

/** Matches a date with or without dashes, and the date of a point in time. */
const ANY_DATE = /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/

/** Converts dates between the two forms of the contract, because the specification gives the form of few dates (D-197). */
const inDateForm = (data: unknown, issues: readonly AnswerIssue[], { date8, fullDate }: Schemas): unknown =>
  changed(data, issues, (value, { pattern = '' }) => {
    const [, ...parts] = ANY_DATE.exec(String(value)) ?? []
    if (parts.length === 0) return value
    return pattern === date8 ? parts.join('') : pattern === fullDate ? parts.join('-') : value
  })

const isReckoned = (pattern: string, { money, date8, fullDate }: Schemas): boolean =>
  [money, date8, fullDate].includes(pattern)

/** Removes empty texts in place of an amount or a date: there is none. */
const withoutEmptyTexts = (data: unknown, issues: readonly AnswerIssue[], schemas: Schemas): unknown =>
  changed(data, issues, (value, { pattern = '' }) => (value === '' && isReckoned(pattern, schemas) ? undefined : value))

/** What stands for nothing, by the type that the contract expects. */
const NOTHING: Readonly<Record<string, () => unknown>> = {
  array: () => [],
  object: () => ({}),
  record: () => ({}),
  string: () => '',
  boolean: () => false,
}

/**
 * Fills in required properties that a service leaves out because they have no value: a list is empty, a text too, a
 * flag is off, and an object consists of such properties (D-345). Amounts, dates, numbers and ids are never filled in.
 */
const fillIn = (data: unknown, issues: readonly AnswerIssue[]): unknown =>
  changed(data, issues, (value, { code, expected = '' }) =>
    value !== undefined ? value : code === 'invalid_value' ? '' : NOTHING[expected]?.(),
  )

/** Removes flags whose value cannot be read. A required flag is then missing, and the response cannot be shown. */
const withoutUnreadableFlags = (data: unknown, issues: readonly AnswerIssue[]): unknown =>
  changed(data, issues, (value, { expected }) => (expected === 'boolean' ? undefined : value))

/**
 * True for a list, and for an object with at least one of its required properties, even if the service sent it as null.
 * Any other object is no response of the operation, and filling it in would show an empty page.
 */
async function isOfOperation(
  sent: unknown,
  given: unknown,
  compare: (changed: unknown) => Promise<Issues>,
): Promise<boolean> {
  if (!isObject(given) || Array.isArray(given)) return Array.isArray(given)
  const required = await compare({})
  if (!required || typeof required === 'string') return true
  const names = new Set([...Object.keys(given), ...(isObject(sent) ? Object.keys(sent) : [])])
  return required.some(({ path: [name] }) => names.has(String(name)))
}

/** Converts values to the contract's type, because the specification names fields but seldom types. */
const inOtherTypes = (data: unknown, issues: readonly AnswerIssue[]): unknown =>
  changed(data, issues, (value, { expected }) => {
    if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value)
    if (
      (expected === 'number' || expected === 'int') &&
      typeof value === 'string' &&
      value.trim() !== '' &&
      Number.isFinite(Number(value))
    )
      return Number(value)
    if (expected === 'boolean') return FLAG_WORDS.get(String(value).toLowerCase()) ?? value
    return value
  })

/** Texts and numbers that services send for a boolean, in lower case. */
const FLAG_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'y', 'yes'].map((word) => [word, true] as const),
  ...['false', '0', 'n', 'no', ''].map((word) => [word, false] as const),
])

/** Formats amounts with two decimals, as in the contract. */
const inCents = (data: unknown, issues: readonly AnswerIssue[], { money }: Schemas): unknown =>
  changed(data, issues, (value, { pattern = '' }) =>
    pattern === money && typeof value === 'string' && /^-?\d+(?:\.\d*)?$/.test(value)
      ? Number(value).toFixed(2)
      : value,
  )

/**
 * Replaces values that have issues with the results of `change`. If the result is `undefined`, the property is removed.
 * If nothing changes, the same object is returned.
 */
function changed(
  data: unknown,
  issues: readonly AnswerIssue[],
  change: (value: unknown, issue: AnswerIssue) => unknown,
): unknown {
  let copy = data
  for (const issue of issues) {
    const last = issue.path.at(-1)
    if (last === undefined) continue
    const before = valueAt(copy, issue.path)
    const after = change(before, issue)
    if (after === before) continue
    if (after === undefined && Array.isArray(valueAt(copy, issue.path.slice(0, -1)))) continue
    if (copy === data) copy = structuredClone(data)
    const owner = valueAt(copy, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>
    if (after === undefined) delete owner[last]
    else owner[last] = after
  }
  return copy
}

import type { AnswerIssue } from '~generated/member/zod/registry.ts'
import type { Schemas } from './contract-check.ts'
import { isObject, valueAt } from './parse-response.ts'

/**
 * Problems of a response: a list of issues, or a text if the contract does not declare the status; undefined if the
 * response conforms to the contract.
 */
type Issues = readonly AnswerIssue[] | string | undefined

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
  // The conversion of structures runs twice. The first run may add an envelope around a text, and the second run then
  // converts that text to an object.
  for (const change of [stripUndeclaredNulls, inOtherShapes, inOtherShapes, inOtherTypes, inCents]) {
    if (!left || typeof left === 'string') break
    const next = change(mended, left, schemas)
    if (next === mended) continue
    mended = next
    left = await compare(mended)
  }
  const unshowable = typeof left === 'string' ? left : left?.filter((issue) => !isDisplayable(issue, mended, schemas))
  return { mended, unshowable: unshowable?.length ? unshowable : undefined }
}

function isDisplayable({ code, path, pattern = '' }: AnswerIssue, data: unknown, { reckoned }: Schemas): boolean {
  if (code === 'invalid_value') return typeof valueAt(data, path) === 'string'
  return (
    ['too_big', 'too_small', 'unrecognized_keys'].includes(code) ||
    (code === 'invalid_format' && !reckoned.has(pattern))
  )
}

/** Removes undeclared nulls, which many services send for absent values. */
const stripUndeclaredNulls = (data: unknown, issues: readonly AnswerIssue[]): unknown =>
  changed(data, issues, (value) => (value === null ? undefined : value))

/**
 * Converts structures that differ from the contract but have the same meaning, because the specification names fields
 * but seldom the objects around them. It adds the envelope `data`, puts a bare list or URL into an object, and turns a
 * text into an object with a description (D-197).
 */
function inOtherShapes(data: unknown, issues: readonly AnswerIssue[]): unknown {
  const objects = issues.filter(({ expected }) => expected === 'object')
  if (typeof data === 'string' && /^https?:/.test(data) && objects.length > 0)
    return { formType: '', url: data, title: '' }
  if (Array.isArray(data) && objects.some(({ path }) => path.length === 0))
    return Object.fromEntries(BARE_LISTS.map((name) => [name, data]))
  if (isObject(data) && !('data' in data) && objects.some(({ path }) => path.length === 1 && path[0] === 'data'))
    return { data }
  return changed(data, objects, (value) => (typeof value === 'string' ? { description: value, key: value } : value))
}

/** Names of properties whose list a service may send without the object around it. */
const BARE_LISTS = ['benefits', 'benefitsDescriptions']

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
    if (expected === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
    return value
  })

/** Formats amounts with two decimals, as in the contract. */
const inCents = (data: unknown, issues: readonly AnswerIssue[], { money }: Schemas): unknown =>
  changed(data, issues, (value, { pattern }) =>
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

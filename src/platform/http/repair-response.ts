import type { AnswerIssue } from '~generated/member/zod/registry.ts'
import type { Schemas } from './contract-check.ts'
import { isObject, valueAt } from './parse-response.ts'

/** What is wrong with an answer: its issues, or that its contract has no such status; nothing where it keeps it. */
type Issues = readonly AnswerIssue[] | string | undefined

/** The answer with all that says the same in another shape or type read so (D-197), and what is left that no page can show. */
export async function repairResponse(
  data: unknown,
  issues: readonly AnswerIssue[],
  schemas: Schemas,
  compare: (changed: unknown) => Promise<Issues>,
): Promise<{ readonly mended: unknown; readonly unshowable: Issues }> {
  let [mended, left]: [unknown, Issues] = [data, issues]
  // twice the shapes: an answer without its envelope may hold a text for a record as well
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
  return ['too_big', 'too_small', 'unrecognized_keys'].includes(code) || (code === 'invalid_format' && !reckoned.has(pattern))
}

/** The answer without the nulls that the contract has not: many services write what they do not have so. */
const stripUndeclaredNulls = (data: unknown, issues: readonly AnswerIssue[]): unknown => changed(data, issues, (value) => (value === null ? undefined : value))

/**
 * The answer in the shape of the contract where it holds the same in another one: the specification names fields, and seldom what is around them. Without
 * the envelope `data`; a bare list for an object that has nothing but that list; a bare address for the link of a form; a text for a record that is nothing but
 * its description (D-197).
 */
function inOtherShapes(data: unknown, issues: readonly AnswerIssue[]): unknown {
  const objects = issues.filter(({ expected }) => expected === 'object')
  if (typeof data === 'string' && /^https?:/.test(data) && objects.length > 0) return { formType: '', url: data, title: '' }
  if (Array.isArray(data) && objects.some(({ path }) => path.length === 0)) return Object.fromEntries(BARE_LISTS.map((name) => [name, data]))
  if (isObject(data) && !('data' in data) && objects.some(({ path }) => path.length === 1 && path[0] === 'data')) return { data }
  return changed(data, objects, (value) => (typeof value === 'string' ? { description: value, key: value } : value))
}

/** Lists that may come without the object around them. */
const BARE_LISTS = ['benefits', 'benefitsDescriptions']

/** The answer with values in the type of the contract where they say the same: the specification names fields, and seldom types. */
const inOtherTypes = (data: unknown, issues: readonly AnswerIssue[]): unknown =>
  changed(data, issues, (value, { expected }) => {
    if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value)
    if ((expected === 'number' || expected === 'int') && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
      return Number(value)
    if (expected === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
    return value
  })

/** Amounts with two decimals, as the contract writes them. */
const inCents = (data: unknown, issues: readonly AnswerIssue[], { money }: Schemas): unknown =>
  changed(data, issues, (value, { pattern }) =>
    pattern === money && typeof value === 'string' && /^-?\d+(?:\.\d*)?$/.test(value) ? Number(value).toFixed(2) : value,
  )

/** The answer with other values where the issues are; `undefined` takes a property away. The same answer where nothing changes. */
function changed(data: unknown, issues: readonly AnswerIssue[], change: (value: unknown, issue: AnswerIssue) => unknown): unknown {
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

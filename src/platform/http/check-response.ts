import type { AnswerIssue, AnswerSchema } from '~generated/member/zod/registry.ts'
import { contractCheck, ContractViolation } from './contract-check.ts'
import type { ServiceName } from './environment.ts'
import { nextTask } from './read-answer.ts'

/** The schemas of a service by operation and status, and the forms of what pages reckon with: amounts and dates. */
interface Schemas {
  readonly registry: Record<string, AnswerSchema>
  readonly reckoned: ReadonlySet<string>
  /** the form of amounts */
  readonly money: string
}

// The schemas weigh more than the calls: they are fetched with the first call, not with the page.
const schemasOf: Record<ServiceName, () => Promise<Schemas>> = {
  account: async () => ({ registry: (await import('~generated/account/zod/registry.ts')).registry, reckoned: new Set(), money: '' }),
  member: async () => {
    const [{ registry }, { Date8RegExp, FullDateRegExp, MoneyRegExp }] = await Promise.all([
      import('~generated/member/zod/registry.ts'),
      import('~generated/member/zod/memberService.schemas.zod.ts'),
    ])
    return { registry, reckoned: new Set([Date8RegExp, FullDateRegExp, MoneyRegExp].map(String)), money: String(MoneyRegExp) }
  },
}

/** For how long an answer waits for what it is compared with, in milliseconds. */
const PATIENCE_MS = 5000

/** Before something is asked or sent: the schemas come meanwhile. A failure is met again when they are needed. */
export function prepareCheck(service: ServiceName): void {
  if (contractCheck.mode !== 'off') schemasOf[service]().catch(() => undefined)
}

export interface Checked {
  readonly data: unknown
  /** what is to fail the call */
  readonly failure?: ContractViolation
}

/**
 * Compares an answer with its generated schema. In the mode `report` (docs/decisions/027) a write fails with everything that its contract
 * does not say, for whoever is told that something was done must be told by the service (CLAIM-79, API-093). A read fails with what
 * no page can show: a part that is missing or of another type, an amount or a date that is none. `null` where the contract has nothing is
 * nothing, a number where it has a text is that text, and the reverse; a text, a choice or a length that nobody agreed on is shown as it came.
 */
export async function checkResponse(service: ServiceName, operationId: string, status: number, data: unknown, isWrite: boolean): Promise<Checked> {
  if (contractCheck.mode === 'off' || !operationId || status === 204) return { data }
  const violates = (issues: unknown) => new ContractViolation(operationId, status, issues)
  if (contractCheck.mode === 'throw') return outcome(data, await compare(await schemasOf[service](), operationId, status, data), violates)
  const schemas = await inTime(schemasOf[service](), isWrite)
  if (!schemas) return { data }
  const issues = await compare(schemas, operationId, status, data)
  if (!issues) return { data }
  contractCheck.report(violates(issues))
  if (isWrite || typeof issues === 'string') return { data, failure: violates(issues) }
  let cleaned = withoutNulls(data, issues)
  let left = await compare(schemas, operationId, status, cleaned)
  for (const mend of [inOtherShapes, inOtherShapes, inOtherTypes, inCents]) {
    if (!left || typeof left === 'string') break
    const mended = mend(cleaned, left, schemas)
    if (mended === cleaned) continue
    cleaned = mended
    left = await compare(schemas, operationId, status, cleaned)
  }
  const unshowable = typeof left === 'string' ? left : left?.filter((issue) => !canBeShown(issue, cleaned, schemas))
  return outcome(cleaned, unshowable?.length ? unshowable : undefined, violates)
}

const outcome = (data: unknown, issues: unknown, violates: (issues: unknown) => ContractViolation): Checked =>
  issues ? { data, failure: violates(issues) } : { data }

/** Without schemas nothing can be said against an answer; a read does not wait long for them. */
async function inTime(schemas: Promise<Schemas>, isWrite: boolean): Promise<Schemas | undefined> {
  try {
    if (isWrite) return await schemas
    return await Promise.race([schemas, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))])
  } catch (error) {
    contractCheck.report(new ContractViolation('schemas', 0, String(error)))
    return undefined
  }
}

/** How many lines of a list are compared at once: a hundredth of a second on an old phone. Where the contract bounds a list, it is far shorter. */
const SLICE = 500

/** What is wrong with an answer; nothing when it keeps the contract. A list of thousands leaves the page to the member in between. */
async function compare({ registry }: Schemas, operationId: string, status: number, data: unknown): Promise<readonly AnswerIssue[] | string | undefined> {
  const schema = registry[`${operationId} ${status}`]
  if (!schema) return 'undeclared status'
  const issues: AnswerIssue[] = []
  for (const { part, issueOf } of slicesOf(data)) {
    if (issueOf) await nextTask()
    const result = schema.safeParse(part)
    if (!result.success) issues.push(...result.error.issues.flatMap((issue) => (issueOf ? issueOf(issue) : [issue])))
  }
  return issues.length > 0 ? issues : undefined
}

interface Slice {
  readonly part: unknown
  /** the same issue where it is in the whole; none where another slice has it already */
  readonly issueOf?: (issue: AnswerIssue) => AnswerIssue[]
}

/** An answer, or, where it holds a long list or is one, the answer again and again with a part of that list. */
function slicesOf(data: unknown): Slice[] {
  const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > SLICE
  const name = isObject(data) && !Array.isArray(data) ? Object.keys(data).find((key) => isLong(data[key])) : undefined
  const list = name === undefined ? data : valueAt(data, [name])
  if (!isLong(list)) return [{ part: data }]
  const depth = name === undefined ? 0 : 1
  return Array.from({ length: Math.ceil(list.length / SLICE) }, (_, index) => {
    const from = index * SLICE
    const lines = list.slice(from, from + SLICE)
    return {
      part: name === undefined ? lines : { ...(data as object), [name]: lines },
      issueOf: (issue) => {
        const line = issue.path[depth]
        const isOfList = typeof line === 'number' && (name === undefined || issue.path[0] === name)
        if (isOfList) return [{ ...issue, path: issue.path.with(depth, from + line) }]
        return from === 0 ? [issue] : []
      },
    }
  })
}

function canBeShown({ code, path, pattern = '' }: AnswerIssue, data: unknown, { reckoned }: Schemas): boolean {
  if (code === 'invalid_value') return typeof valueAt(data, path) === 'string'
  return ['too_big', 'too_small', 'unrecognized_keys'].includes(code) || (code === 'invalid_format' && !reckoned.has(pattern))
}

/** The answer without the nulls that the contract has not: many services write what they do not have so. */
function withoutNulls(data: unknown, issues: readonly AnswerIssue[]): unknown {
  const cleaned = structuredClone(data)
  for (const { path } of issues) {
    const owner = valueAt(cleaned, path.slice(0, -1))
    const last = path.at(-1)
    if (last !== undefined && isObject(owner) && !Array.isArray(owner) && owner[last] === null) delete owner[last]
  }
  return cleaned
}

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

function changed(data: unknown, issues: readonly AnswerIssue[], change: (value: unknown, issue: AnswerIssue) => unknown): unknown {
  let copy = data
  for (const issue of issues) {
    if (issue.path.length === 0) continue
    const before = valueAt(copy, issue.path)
    const after = change(before, issue)
    if (after === before) continue
    if (copy === data) copy = structuredClone(data)
    const owner = valueAt(copy, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>
    owner[issue.path.at(-1)!] = after
  }
  return copy
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown => path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data)

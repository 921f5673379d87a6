import type { AnswerIssue } from '~generated/member/zod/registry.ts'
import { loadChunk } from '../load-chunk.ts'
import { contractCheck, ContractViolation, type Schemas } from './contract-check.ts'
import type { ServiceName } from './http-config.ts'
import { isObject, yieldToMain, valueAt } from './parse-response.ts'

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

/** Few services need it: it is fetched when an answer is not as agreed. */
const loadMending = () => import('./repair-response.ts')

/** For how long an answer waits for what it is compared with, in milliseconds. */
const SCHEMA_TIMEOUT_MS = 5000

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
  const schemas = await withTimeout(schemasOf[service](), isWrite)
  if (!schemas) return { data }
  const issues = await compare(schemas, operationId, status, data)
  if (!issues) return { data }
  contractCheck.report(violates(issues))
  if (isWrite || typeof issues === 'string') return { data, failure: violates(issues) }
  const mending = await loadChunk(loadMending).catch(() => undefined)
  if (!mending) return { data, failure: violates(issues) }
  const { mended, unshowable } = await mending.repairResponse(data, issues, schemas, (changed) => compare(schemas, operationId, status, changed))
  return outcome(mended, unshowable, violates)
}

const outcome = (data: unknown, issues: unknown, violates: (issues: unknown) => ContractViolation): Checked =>
  issues ? { data, failure: violates(issues) } : { data }

/** Without schemas nothing can be said against an answer; a read does not wait long for them. */
async function withTimeout(schemas: Promise<Schemas>, isWrite: boolean): Promise<Schemas | undefined> {
  try {
    if (isWrite) return await schemas
    return await Promise.race([schemas, new Promise<undefined>((resolve) => setTimeout(resolve, SCHEMA_TIMEOUT_MS))])
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
    if (issueOf) await yieldToMain()
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

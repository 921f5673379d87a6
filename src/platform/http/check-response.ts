import type { AnswerIssue } from '~generated/member/zod/registry.ts'
import { loadChunk } from '../load-chunk.ts'
import { contractCheck, ContractViolation, type Schemas } from './contract-check.ts'
import type { ServiceName } from './http-config.ts'
import { isObject, yieldToMain, valueAt } from './parse-response.ts'

// The schemas are larger than the generated calls, so they are loaded with the first call and not with the page.
const schemasOf: Record<ServiceName, () => Promise<Schemas>> = {
  account: async () => ({
    registry: (await import('~generated/account/zod/registry.ts')).registry,
    reckoned: new Set(),
    money: '',
  }),
  member: async () => {
    const [{ registry }, { Date8RegExp, FullDateRegExp, MoneyRegExp }] = await Promise.all([
      import('~generated/member/zod/registry.ts'),
      import('~generated/member/zod/memberService.schemas.zod.ts'),
    ])
    return {
      registry,
      reckoned: new Set([Date8RegExp, FullDateRegExp, MoneyRegExp].map(String)),
      money: String(MoneyRegExp),
    }
  },
}

/** Lazy-loaded, because few services send responses that need repair. */
const loadMending = () => import('./repair-response.ts')

/** Milliseconds that a call waits for the schemas of its request and response. */
const SCHEMA_TIMEOUT_MS = 5000
export const schemaTimeout = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, SCHEMA_TIMEOUT_MS))

/** Loads the schemas while the request is under way. If loading fails, the check of the response loads them again. */
export function prepareCheck(service: ServiceName): void {
  if (contractCheck.mode !== 'off') schemasOf[service]().catch(() => undefined)
}

export interface Checked {
  readonly data: unknown
  /** the violation that makes the call fail */
  readonly failure?: ContractViolation
}

/**
 * Compares a response with its generated schema. In `report` mode (docs/decisions/027) a write fails on every
 * violation, because the portal confirms only what the service has confirmed (CLAIM-79, API-093). A read fails if a
 * part is missing or has another type, or if an amount or date is invalid. An undeclared `null` is dropped, numbers and
 * texts are converted. Unknown texts, choices and lengths are shown as received.
 */
export async function checkResponse(
  service: ServiceName,
  operationId: string,
  status: number,
  data: unknown,
  isWrite: boolean,
): Promise<Checked> {
  if (contractCheck.mode === 'off' || !operationId || status === 204) return { data }
  const violates = (issues: unknown) => new ContractViolation(operationId, status, issues)
  if (contractCheck.mode === 'throw')
    return outcome(data, await compare(await schemasOf[service](), operationId, status, data), violates)
  const schemas = await withTimeout(schemasOf[service](), isWrite)
  if (!schemas) return { data }
  const issues = await compare(schemas, operationId, status, data)
  if (!issues) return { data }
  contractCheck.report(violates(issues))
  if (isWrite || typeof issues === 'string') return { data, failure: violates(issues) }
  const mending = await loadChunk(loadMending).catch(() => undefined)
  if (!mending) return { data, failure: violates(issues) }
  const { mended, unshowable } = await mending.repairResponse(data, issues, schemas, (changed) =>
    compare(schemas, operationId, status, changed),
  )
  return outcome(mended, unshowable, violates)
}

const outcome = (data: unknown, issues: unknown, violates: (issues: unknown) => ContractViolation): Checked =>
  issues ? { data, failure: violates(issues) } : { data }

/**
 * Waits for the schemas. If they cannot be loaded, the response is accepted unchecked. Only a read has a time limit.
 */
async function withTimeout(schemas: Promise<Schemas>, isWrite: boolean): Promise<Schemas | undefined> {
  try {
    if (isWrite) return await schemas
    return await Promise.race([schemas, schemaTimeout()])
  } catch (error) {
    contractCheck.report(new ContractViolation('schemas', 0, String(error)))
    return undefined
  }
}

/**
 * Number of list items that are compared in one slice, which takes about 10 ms on an old phone. Lists whose length the
 * contract limits are far shorter than a slice.
 */
const SLICE = 500

/**
 * Issues of a response; undefined if it conforms to the contract. Long lists are validated in slices, and the main
 * thread can do other work between them.
 */
async function compare(
  { registry }: Schemas,
  operationId: string,
  status: number,
  data: unknown,
): Promise<readonly AnswerIssue[] | string | undefined> {
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
  /** converts an issue of the slice to an issue of the whole response; empty if another slice reports the same issue */
  readonly issueOf?: (issue: AnswerIssue) => AnswerIssue[]
}

/** The whole response, or, if it is or contains a long list, one copy of the response for each slice of that list. */
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

import type { AnswerIssue } from '~generated/member/zod/registry.ts'
import { loadChunk } from '../load-chunk.ts'
import { contractCheck, ContractViolation, type Schemas } from './contract-check.ts'
import type { ServiceName } from './http-config.ts'
import { isObject, yieldToMain, valueAt } from './parse-response.ts'

// The schemas are larger than the generated calls, so they are loaded with the first call and not with the page.
const schemasOf: Record<ServiceName, () => Promise<Schemas>> = {
  account: () => import('~generated/account/zod/registry.ts'),
  member: async () => (await import('./member-schemas.ts')).memberSchemas,
}

/** The code that repairs responses is lazy-loaded, because few services send responses that need repair. */
const loadMending = () => import('./repair-response.ts')

/**
 * Milliseconds that a call waits for schemas before it goes on unchecked. As an exception, a write waits for the
 * schemas of its response without a limit.
 */
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
 * Compares a response with its generated schema. In `report` mode (docs/decisions/027), a write fails on every
 * violation, because the portal confirms only what the service has confirmed (CLAIM-79, API-093). The response to a
 * read is repaired first: an undeclared `null` is removed, and numbers and texts are converted to the declared type.
 * The read then fails only if a field is still missing or of another type, if an amount or date is invalid, or if the
 * contract does not declare the status. A text with an unexpected format, value or length is shown as received.
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
  const schemas = await withTimeout(loadChunk(schemasOf[service]), isWrite)
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
 * Waits for the schemas. A read waits only for a short time, a write as long as for any chunk. If the schemas cannot be
 * loaded or arrive too late, the response is accepted unchecked.
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
  /**
   * Converts an issue of the slice to the same issue of the whole response. An issue outside the list occurs in every
   * slice, so only the first slice returns it. All other slices return an empty array for it.
   */
  readonly issueOf?: (issue: AnswerIssue) => AnswerIssue[]
}

/**
 * The parts of a response that are validated one by one. A response that is or contains a long list has one part for
 * each slice of that list. Any other response is a single part.
 */
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

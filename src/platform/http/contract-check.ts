import type { AnswerSchema } from '~generated/member/zod/registry.ts'
import { readFormData } from './form-data.ts'
import type { ServiceName } from './http-config.ts'

/** A request or a response that breaks its contract. `issues` holds paths and rules, never values that identify a member. */
export class ContractViolation extends Error {
  readonly issues: unknown
  constructor(operationId: string, part: number | 'request', issues: unknown) {
    super(`${operationId} ${part} breaks the contract`)
    this.name = 'ContractViolation'
    this.issues = issues
  }
}

/**
 * `throw` in tests and development. `report` in production, where a call fails only if no page can show the response (check-response.ts). `off` for
 * measurements.
 */
export const contractCheck: { mode: 'off' | 'report' | 'throw'; report: (violation: ContractViolation) => void } = {
  mode: 'report',
  report: (violation) => console.warn(violation.message, violation.issues),
}

/** Schemas of a service by operation and status, and the patterns of the amounts and dates that pages calculate with. */
export interface Schemas {
  readonly registry: Record<string, AnswerSchema>
  readonly reckoned: ReadonlySet<string>
  /** pattern of amounts */
  readonly money: string
}

const requestsOf: Record<ServiceName, () => Promise<{ readonly requests: Record<string, AnswerSchema> }>> = {
  account: () => import('~generated/account/zod/requests.ts'),
  member: () => import('~generated/member/zod/requests.ts'),
}

/**
 * Compares a request body with its generated schema before it is sent, in every mode but `off`. Returns the violation, which is a mistake of the portal:
 * the service would refuse the request, and could not say so to the member. A request whose schemas cannot be loaded is sent.
 */
export async function checkRequest(service: ServiceName, operationId: string, body: unknown): Promise<ContractViolation | undefined> {
  if (contractCheck.mode === 'off' || body === undefined) return undefined
  const loaded = await requestsOf[service]().catch(() => undefined)
  const result = loaded?.requests[operationId]?.safeParse(body instanceof FormData ? readFormData(body) : body)
  if (!result || result.success) return undefined
  // Of an issue only the rule and the place: its text may repeat what the member entered.
  const violation = new ContractViolation(
    operationId,
    'request',
    result.error.issues.map(({ code, path }) => ({ code, path })),
  )
  contractCheck.report(violation)
  return violation
}

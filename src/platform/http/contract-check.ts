import type { AnswerSchema } from '~generated/member/zod/registry.ts'

/**
 * A request or a response that violates its contract. `issues` contains paths and rules, never values that identify a
 * member.
 */
export class ContractViolation extends Error {
  readonly issues: unknown
  constructor(operationId: string, part: number | 'request', issues: unknown) {
    super(`${operationId} ${part} breaks the contract`)
    this.name = 'ContractViolation'
    this.issues = issues
  }
}

/**
 * `throw` in tests and development. `report` in production, where a call fails only if no page can show the response
 * (check-response.ts). `off` for measurements.
 */
export const contractCheck: { mode: 'off' | 'report' | 'throw'; report: (violation: ContractViolation) => void } = {
  mode: 'report',
  report: (violation) => console.warn(violation.message, violation.issues),
}

/**
 * Schemas of a service, by operation and status, and the patterns of the amounts and dates with which pages calculate,
 * if the service sends any. A response that violates one of these patterns is refused.
 */
export interface Schemas {
  readonly registry: Record<string, AnswerSchema>
  /** the pattern of `95.00` */
  readonly money?: string
  /** the pattern of `20261005` */
  readonly date8?: string
  /** the pattern of `2026-10-05` */
  readonly fullDate?: string
}

import type { ContractViolation } from './check-response.ts'

/** `throw` in tests and development, `report` in production (never blocks a member), `off` only for measurements. */
export const contractCheck: { mode: 'off' | 'report' | 'throw'; report: (violation: ContractViolation) => void } = {
  mode: 'report',
  report: (violation) => console.warn(violation.message, violation.issues),
}

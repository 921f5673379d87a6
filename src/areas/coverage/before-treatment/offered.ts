import { env } from '~/platform/config/environment.ts'
import type { Policy } from '~/platform/policy/policy.ts'

/**
 * True if this member may ask before a treatment what the plan pays: the member service has it, and the coverage of the
 * plan is known by person and with amounts (D-280).
 */
export const mayAskBefore = ({ maaxClaims, suppressCoverage }: Policy): boolean =>
  env().offersPredeterminations === true && maaxClaims && !suppressCoverage

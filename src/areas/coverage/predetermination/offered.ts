import { env } from '~/platform/config/environment.ts'
import type { Policy } from '~/platform/policy/policy.ts'

/**
 * True if this member may ask, before a treatment, what the plan will pay. The insurer must offer such requests, and
 * the plan must show coverage by person and with amounts (D-280).
 */
export const canRequestPredetermination = ({ maaxClaims, suppressCoverage }: Policy): boolean =>
  env().offersPredeterminations === true && maaxClaims && !suppressCoverage

import { env } from '~/platform/config/environment.ts'
import type { Policy } from '~/platform/policy/policy.ts'

/** True if the member service says before a treatment what the plan pays (D-280). */
export const offersPredeterminations = (): boolean => env().offersPredeterminations ?? false

/** True if this member may ask: the coverage of the plan is known by person and with amounts. */
export const mayAskBefore = ({ maaxClaims, suppressCoverage }: Policy): boolean =>
  offersPredeterminations() && maaxClaims && !suppressCoverage

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './hsa-eligible-claims.validators.js'

/** Data of the form `hsaEligibleClaims` while it is filled in. */
export interface HsaEligibleClaims {
  services: (string)[]
  hsaClaimDate?: string
}

export const hsaEligibleClaimsForm: FormDefinition<HsaEligibleClaims> = {"id":"hsaEligibleClaims","schema":{"$id":"hsaEligibleClaims","type":"object","required":["services"],"properties":{"services":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string"}},"hsaClaimDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"fields":{"services":{"widget":"checkbox-group","options":"hsaServices"},"hsaClaimDate":{"widget":"hidden"}}},"validators":validators}

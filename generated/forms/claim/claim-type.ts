// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-type.validators.js'

/** Data of the form `claimType` while it is filled in. */
export interface ClaimType {
  claimType: string
}

export const claimTypeForm: FormDefinition<ClaimType> = {"id":"claimType","schema":{"$id":"claimType","type":"object","required":["claimType"],"properties":{"claimType":{"type":"string","pattern":"^XX-[A-Z]{2,6}$","maxLength":9}}},"ui":{"fields":{"claimType":{"widget":"records","options":"claimTypes"}}},"validators":validators}

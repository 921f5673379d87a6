// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './hsa-claim.validators.js'

/** Data of the form `hsaClaim` while it is filled in. */
export interface HsaClaim {
  isHsa: boolean
}

export const hsaClaimForm: FormDefinition<HsaClaim> = {"id":"hsaClaim","schema":{"$id":"hsaClaim","type":"object","required":["isHsa"],"properties":{"isHsa":{"type":"boolean"}}},"ui":{"fields":{"isHsa":{"widget":"yes-no"}}},"validators":validators}

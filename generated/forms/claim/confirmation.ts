// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './confirmation.validators.js'

/** Data of the form `claimConfirmation` while it is filled in. */
export interface ClaimConfirmation {
  agreement: true
}

export const claimConfirmationForm: FormDefinition<ClaimConfirmation> = {"id":"claimConfirmation","schema":{"$id":"claimConfirmation","type":"object","required":["agreement"],"properties":{"agreement":{"type":"boolean","const":true}}},"ui":{"fields":{"agreement":{"widget":"checkbox"}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './accept-terms.validators.js'

/** Data of the form `acceptTerms` while it is filled in. */
export interface AcceptTerms {
  termsAndConditionsAccept: true
}

export const acceptTermsForm: FormDefinition<AcceptTerms> = {"id":"acceptTerms","schema":{"$id":"acceptTerms","type":"object","required":["termsAndConditionsAccept"],"properties":{"termsAndConditionsAccept":{"type":"boolean","const":true}}},"ui":{"fields":{"termsAndConditionsAccept":{"widget":"checkbox"}}},"validators":validators}

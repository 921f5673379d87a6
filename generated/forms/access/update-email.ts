// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './update-email.validators.js'

/** Data of the form `updateEmail` while it is filled in. */
export interface UpdateEmail {
  oldUsername: string
}

export const updateEmailForm: FormDefinition<UpdateEmail> = {"id":"updateEmail","schema":{"$id":"updateEmail","type":"object","required":["oldUsername"],"properties":{"oldUsername":{"type":"string","minLength":1,"maxLength":255}}},"ui":{"fields":{"oldUsername":{"widget":"text","inputMode":"email","autocomplete":"username"}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './contact-us.validators.js'

/** Data of the form `contactUs` while it is filled in. */
export interface ContactUs {
  message: string
}

export const contactUsForm: FormDefinition<ContactUs> = {"id":"contactUs","schema":{"$id":"contactUs","type":"object","required":["message"],"properties":{"message":{"type":"string","minLength":1,"maxLength":2000,"pattern":"\\S"}}},"ui":{"fields":{"message":{"widget":"textarea"}}},"validators":validators}

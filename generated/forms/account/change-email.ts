// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './change-email.validators.js'

/** Data of the form `changeEmail` while it is filled in. */
export interface ChangeEmail {
  currentEmail?: string
  email: string
  confirmEmail: string
}

export const changeEmailForm: FormDefinition<ChangeEmail> = {"id":"changeEmail","schema":{"$id":"changeEmail","type":"object","required":["email","confirmEmail"],"properties":{"currentEmail":{"type":"string","minLength":1,"maxLength":255},"email":{"type":"string","format":"email","minLength":3,"maxLength":255},"confirmEmail":{"type":"string","minLength":1}}},"ui":{"order":["currentEmail","email","confirmEmail"],"fields":{"currentEmail":{"widget":"hidden"},"email":{"widget":"text","inputMode":"email","autocomplete":"email","rules":[{"differs_from":"currentEmail"}]},"confirmEmail":{"widget":"text","inputMode":"email","autocomplete":"email","rules":[{"equal_to":"email"}]}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './activation-type.validators.js'

/** Data of the form `activationType` while it is filled in. */
export interface ActivationType {
  choice: "register" | "resend"
  email?: string
}

export const activationTypeForm: FormDefinition<ActivationType> = {"id":"activationType","schema":{"$id":"activationType","type":"object","required":["choice"],"properties":{"choice":{"type":"string","enum":["register","resend"]}},"allOf":[{"if":{"properties":{"choice":{"const":"resend"}},"required":["choice"]},"then":{"required":["email"],"properties":{"email":{"type":"string","format":"email","minLength":3,"maxLength":255}}}}]},"ui":{"order":["choice","email"],"fields":{"choice":{"widget":"choice"},"email":{"widget":"text","inputMode":"email","autocomplete":"email"}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './forgot-password.validators.js'

/** Data of the form `forgotPassword` while it is filled in. */
export interface ForgotPassword {
  mode: "login" | "plan"
  email?: string
  certificateId?: string
  policyId?: string
}

export const forgotPasswordForm: FormDefinition<ForgotPassword> = {"id":"forgotPassword","schema":{"$id":"forgotPassword","type":"object","required":["mode"],"properties":{"mode":{"type":"string","enum":["login","plan"]}},"allOf":[{"if":{"properties":{"mode":{"const":"login"}},"required":["mode"]},"then":{"required":["email"],"properties":{"email":{"type":"string","minLength":1,"maxLength":255}}}},{"if":{"properties":{"mode":{"const":"plan"}},"required":["mode"]},"then":{"required":["certificateId","policyId"],"properties":{"certificateId":{"type":"string","pattern":"^[A-Za-z0-9-]{1,20}$"},"policyId":{"type":"string","pattern":"^[A-Za-z0-9-]{1,20}$"}}}}]},"ui":{"order":["mode","email","certificateId","policyId"],"fields":{"mode":{"widget":"choice"},"email":{"widget":"text","inputMode":"email","autocomplete":"username"},"certificateId":{"widget":"text","autocomplete":"off","maxLength":20,"inGroups":true},"policyId":{"widget":"text","autocomplete":"off","maxLength":20,"inGroups":true}}},"validators":validators}

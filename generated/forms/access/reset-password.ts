// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './reset-password.validators.js'

/** Data of the form `resetPassword` while it is filled in. */
export interface ResetPassword {
  newPassword: string
  confirmPassword: string
}

export const resetPasswordForm: FormDefinition<ResetPassword> = {"id":"resetPassword","schema":{"$id":"resetPassword","type":"object","required":["newPassword","confirmPassword"],"properties":{"newPassword":{"type":"string","minLength":8,"maxLength":50,"pattern":"^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$"},"confirmPassword":{"type":"string","minLength":1}}},"ui":{"order":["newPassword","confirmPassword"],"fields":{"newPassword":{"widget":"password","requirements":true,"autocomplete":"new-password","rules":["complexity"]},"confirmPassword":{"widget":"password","maxLength":50,"autocomplete":"new-password","rules":[{"equal_to":"newPassword"}]}}},"validators":validators}

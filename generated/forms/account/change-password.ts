// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './change-password.validators.js'

/** Data of the form `changePassword` while it is filled in. */
export interface ChangePassword {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export const changePasswordForm: FormDefinition<ChangePassword> = {"id":"changePassword","schema":{"$id":"changePassword","type":"object","required":["oldPassword","newPassword","confirmPassword"],"properties":{"oldPassword":{"type":"string","minLength":1,"maxLength":50},"newPassword":{"type":"string","minLength":8,"maxLength":50,"pattern":"^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$"},"confirmPassword":{"type":"string","minLength":1}}},"ui":{"order":["oldPassword","newPassword","confirmPassword"],"fields":{"oldPassword":{"widget":"password","autocomplete":"current-password"},"newPassword":{"widget":"password","requirements":true,"autocomplete":"new-password","rules":["complexity"]},"confirmPassword":{"widget":"password","maxLength":50,"autocomplete":"new-password","rules":[{"equal_to":"newPassword"}]}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './public-change-password.validators.js'

/** Data of the form `publicChangePassword` while it is filled in. */
export interface PublicChangePassword {
  email: string
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export const publicChangePasswordForm: FormDefinition<PublicChangePassword> = {"id":"publicChangePassword","schema":{"$id":"publicChangePassword","type":"object","required":["email","oldPassword","newPassword","confirmPassword"],"properties":{"email":{"type":"string","minLength":1,"maxLength":255},"oldPassword":{"type":"string","minLength":1,"maxLength":50},"newPassword":{"type":"string","minLength":8,"maxLength":50,"pattern":"^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$"},"confirmPassword":{"type":"string","minLength":1}}},"ui":{"order":["email","oldPassword","newPassword","confirmPassword"],"fields":{"email":{"widget":"text","inputMode":"email","autocomplete":"username"},"oldPassword":{"widget":"password","autocomplete":"current-password"},"newPassword":{"widget":"password","requirements":true,"autocomplete":"new-password","rules":["complexity"]},"confirmPassword":{"widget":"password","maxLength":50,"autocomplete":"new-password","rules":[{"equal_to":"newPassword"}]}}},"validators":validators}

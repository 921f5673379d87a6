// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './digital-password.validators.js'

/** Data of the form `digitalPassword` while it is filled in. */
export interface DigitalPassword {
  dateOfBirth: string
  password: string
  confirmPassword: string
}

export const digitalPasswordForm: FormDefinition<DigitalPassword> = {"id":"digitalPassword","schema":{"$id":"digitalPassword","type":"object","required":["dateOfBirth","password","confirmPassword"],"properties":{"dateOfBirth":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"password":{"type":"string","minLength":8,"maxLength":50,"pattern":"^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$"},"confirmPassword":{"type":"string"}}},"ui":{"order":["dateOfBirth","password","confirmPassword"],"fields":{"dateOfBirth":{"widget":"hidden"},"password":{"widget":"password","autocomplete":"new-password","requirements":true},"confirmPassword":{"widget":"password","autocomplete":"new-password","maxLength":50,"rules":[{"equal_to":"password"}]}}},"validators":validators}

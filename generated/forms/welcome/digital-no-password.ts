// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './digital-no-password.validators.js'

/** Data of the form `digitalNoPassword` while it is filled in. */
export interface DigitalNoPassword {
  dateOfBirth: string
}

export const digitalNoPasswordForm: FormDefinition<DigitalNoPassword> = {"id":"digitalNoPassword","schema":{"$id":"digitalNoPassword","type":"object","required":["dateOfBirth"],"properties":{"dateOfBirth":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"fields":{"dateOfBirth":{"widget":"date","autocomplete":"bday","rules":["date8","notFuture","notBefore1900"]}}},"validators":validators}

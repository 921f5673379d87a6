// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './digital-verification.validators.js'

/** Data of the form `digitalVerification` while it is filled in. */
export interface DigitalVerification {
  dateOfBirth: string
  postalCode: string
}

export const digitalVerificationForm: FormDefinition<DigitalVerification> = {"id":"digitalVerification","schema":{"$id":"digitalVerification","type":"object","required":["dateOfBirth","postalCode"],"properties":{"dateOfBirth":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"postalCode":{"type":"string","pattern":"^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\\d$"}}},"ui":{"order":["dateOfBirth","postalCode"],"fields":{"dateOfBirth":{"widget":"date","autocomplete":"bday","rules":["date8","notFuture","notBefore1900"]},"postalCode":{"widget":"postal-code","autocomplete":"postal-code"}}},"validators":validators}

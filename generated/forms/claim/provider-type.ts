// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './provider-type.validators.js'

/** Data of the form `providerType` while it is filled in. */
export interface ProviderType {
  providerType: string
}

export const providerTypeForm: FormDefinition<ProviderType> = {"id":"providerType","schema":{"$id":"providerType","type":"object","required":["providerType"],"properties":{"providerType":{"type":"string","minLength":1,"maxLength":60}}},"ui":{"fields":{"providerType":{"widget":"records","options":"providerTypes"}}},"validators":validators}

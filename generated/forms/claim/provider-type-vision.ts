// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './provider-type-vision.validators.js'

/** Data of the form `providerTypeVision` while it is filled in. */
export interface ProviderTypeVision {
  purchasedOnline: boolean
  organizationName?: string
  providerType?: string
}

export const providerTypeVisionForm: FormDefinition<ProviderTypeVision> = {"id":"providerTypeVision","schema":{"$id":"providerTypeVision","type":"object","required":["purchasedOnline"],"properties":{"purchasedOnline":{"type":"boolean"}},"allOf":[{"if":{"properties":{"purchasedOnline":{"const":true}},"required":["purchasedOnline"]},"then":{"required":["organizationName"],"properties":{"organizationName":{"type":"string","minLength":1,"maxLength":120}}}},{"if":{"properties":{"purchasedOnline":{"const":false}},"required":["purchasedOnline"]},"then":{"required":["providerType"],"properties":{"providerType":{"type":"string","minLength":1,"maxLength":60}}}}]},"ui":{"order":["purchasedOnline","organizationName","providerType"],"fields":{"purchasedOnline":{"widget":"yes-no"},"organizationName":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"providerType":{"widget":"records","options":"providerTypes"}}},"validators":validators}

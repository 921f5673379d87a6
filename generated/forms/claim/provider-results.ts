// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './provider-results.validators.js'

/** Data of the form `providerResult` while it is filled in. */
export interface ProviderResult {
  pauthId: string
}

export const providerResultForm: FormDefinition<ProviderResult> = {"id":"providerResult","schema":{"$id":"providerResult","type":"object","required":["pauthId"],"properties":{"pauthId":{"type":"string","minLength":1,"maxLength":40}}},"ui":{"fields":{"pauthId":{"widget":"records","options":"providers"}}},"validators":validators}

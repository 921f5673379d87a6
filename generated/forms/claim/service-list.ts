// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './service-list.validators.js'

/** Data of the form `serviceList` while it is filled in. */
export interface ServiceList {
  services: (string)[]
  otherDescription?: string
}

export const serviceListForm: FormDefinition<ServiceList> = {"id":"serviceList","schema":{"$id":"serviceList","type":"object","required":["services"],"properties":{"services":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string"}}},"allOf":[{"if":{"properties":{"services":{"contains":{"pattern":"^other:"}}},"required":["services"]},"then":{"required":["otherDescription"],"properties":{"otherDescription":{"type":"string","minLength":1,"maxLength":100}}}}]},"ui":{"order":["services","otherDescription"],"fields":{"services":{"widget":"checkbox-group","options":"services"},"otherDescription":{"widget":"text","enforceMaxLength":true}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './before-start-disability.validators.js'

/** Data of the form `beforeStartDisability` while it is filled in. */
export interface BeforeStartDisability {
  events: (string)[]
}

export const beforeStartDisabilityForm: FormDefinition<BeforeStartDisability> = {"id":"beforeStartDisability","schema":{"$id":"beforeStartDisability","type":"object","required":["events"],"properties":{"events":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"type":"string"}}}},"ui":{"fields":{"events":{"widget":"checkbox-group","options":"disabilityEvents"}}},"validators":validators}

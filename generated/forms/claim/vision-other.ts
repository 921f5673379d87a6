// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './vision-other.validators.js'

/** Data of the form `visionOther` while it is filled in. */
export interface VisionOther {
  description: string
}

export const visionOtherForm: FormDefinition<VisionOther> = {"id":"visionOther","schema":{"$id":"visionOther","type":"object","required":["description"],"properties":{"description":{"type":"string","minLength":1,"maxLength":100}}},"ui":{"fields":{"description":{"widget":"text","autocomplete":"off","enforceMaxLength":true}}},"validators":validators}

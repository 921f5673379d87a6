// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './service-selection.validators.js'

/** Data of the form `serviceSelection` while it is filled in. */
export interface ServiceSelection {
  lines: ({
    serviceId: string
    count: number
  })[]
  again?: (string)[]
}

export const serviceSelectionForm: FormDefinition<ServiceSelection> = {"id":"serviceSelection","schema":{"$id":"serviceSelection","type":"object","required":["lines"],"properties":{"lines":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","required":["serviceId","count"],"properties":{"serviceId":{"type":"string"},"count":{"type":"integer","minimum":1,"maximum":10}}}},"again":{"type":"array","uniqueItems":true,"maxItems":5,"items":{"type":"string"}}}},"ui":{"order":["lines","again"],"fields":{"lines":{"fixed":true,"items":{"order":["serviceId","count"],"fields":{"serviceId":{"widget":"hidden"},"count":{"widget":"count"}}}},"again":{"widget":"checkbox-group","options":"recentServices"}},"rules":[{"atMostLines":20}]},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './before-start-travel.validators.js'

/** Data of the form `beforeStartTravel` while it is filled in. */
export interface BeforeStartTravel {
  handledByAssistanceProvider: boolean
}

export const beforeStartTravelForm: FormDefinition<BeforeStartTravel> = {"id":"beforeStartTravel","schema":{"$id":"beforeStartTravel","type":"object","required":["handledByAssistanceProvider"],"properties":{"handledByAssistanceProvider":{"type":"boolean"}}},"ui":{"fields":{"handledByAssistanceProvider":{"widget":"yes-no"}}},"validators":validators}

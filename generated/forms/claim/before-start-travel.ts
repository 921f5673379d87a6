// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './before-start-travel.validators.js'

/** Data of the form `beforeStartTravel` while it is filled in. */
export interface BeforeStartTravel {
  handledByAssistanceProvider: boolean
  agreement: true
}

export const beforeStartTravelForm: FormDefinition<BeforeStartTravel> = {"id":"beforeStartTravel","schema":{"$id":"beforeStartTravel","type":"object","required":["handledByAssistanceProvider","agreement"],"properties":{"handledByAssistanceProvider":{"type":"boolean"},"agreement":{"type":"boolean","const":true}}},"ui":{"order":["handledByAssistanceProvider","agreement"],"fields":{"handledByAssistanceProvider":{"widget":"yes-no"},"agreement":{"widget":"checkbox"}}},"validators":validators}

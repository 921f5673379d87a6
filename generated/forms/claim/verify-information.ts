// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './verify-information.validators.js'

/** Data of the form `verifyInformation` while it is filled in. */
export interface VerifyInformation {
  confirmed: true
}

export const verifyInformationForm: FormDefinition<VerifyInformation> = {"id":"verifyInformation","schema":{"$id":"verifyInformation","type":"object","required":["confirmed"],"properties":{"confirmed":{"type":"boolean","const":true}}},"ui":{"fields":{"confirmed":{"widget":"checkbox"}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './before-start.validators.js'

/** Data of the form `beforeStart` while it is filled in. */
export interface BeforeStart {
  agreement: true
}

export const beforeStartForm: FormDefinition<BeforeStart> = {"id":"beforeStart","schema":{"$id":"beforeStart","type":"object","required":["agreement"],"properties":{"agreement":{"type":"boolean","const":true}}},"ui":{"fields":{"agreement":{"widget":"checkbox"}}},"validators":validators}

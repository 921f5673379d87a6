// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-event.validators.js'

/** Data of the form `claimEvent` while it is filled in. */
export interface ClaimEvent {
  startedRTA?: boolean
  participant: string
  dateOfService: string
}

export const claimEventForm: FormDefinition<ClaimEvent> = {"id":"claimEvent","schema":{"$id":"claimEvent","type":"object","required":["participant","dateOfService"],"properties":{"startedRTA":{"type":"boolean"},"participant":{"type":"string","pattern":"^[0-9]+$","maxLength":20},"dateOfService":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}},"ui":{"order":["startedRTA","participant","dateOfService"],"fields":{"startedRTA":{"widget":"hidden"},"participant":{"widget":"records","options":"participants"},"dateOfService":{"widget":"date","calendar":true,"rules":["date8","notFuture"]}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-details.validators.js'

/** Data of the form `claimDetails` while it is filled in. */
export interface ClaimDetails {
  startedRTA?: boolean
  lines: ({
    key: string
    needsPrescription?: boolean
    participantId: string
    dateOfService: string
    amountPaid: string
    hasPrescription?: boolean
  })[]
}

export const claimDetailsForm: FormDefinition<ClaimDetails> = {"id":"claimDetails","schema":{"$id":"claimDetails","type":"object","required":["lines"],"properties":{"startedRTA":{"type":"boolean"},"lines":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","required":["key","participantId","dateOfService","amountPaid"],"properties":{"key":{"type":"string"},"needsPrescription":{"type":"boolean"},"participantId":{"type":"string","pattern":"^[0-9]+$","maxLength":20},"dateOfService":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"amountPaid":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"}},"allOf":[{"if":{"properties":{"needsPrescription":{"const":true}},"required":["needsPrescription"]},"then":{"required":["hasPrescription"],"properties":{"hasPrescription":{"type":"boolean"}}}}]}}}},"ui":{"fields":{"startedRTA":{"widget":"hidden"},"lines":{"fixed":true,"items":{"order":["key","needsPrescription","participantId","dateOfService","amountPaid","hasPrescription"],"fields":{"key":{"widget":"hidden"},"needsPrescription":{"widget":"hidden"},"participantId":{"widget":"records","options":"participants"},"dateOfService":{"widget":"date","calendar":true,"rules":["date8","notFuture"]},"amountPaid":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}]},"hasPrescription":{"widget":"yes-no"}}}}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-details-vision.validators.js'

/** Data of the form `claimDetailsVision` while it is filled in. */
export interface ClaimDetailsVision {
  startedRTA?: boolean
  lines: ({
    subcategory: string
    participantId: string
    dateOfService: string
    amountPaid: string
    hasPrescription?: boolean
  })[]
}

export const claimDetailsVisionForm: FormDefinition<ClaimDetailsVision> = {"id":"claimDetailsVision","schema":{"$id":"claimDetailsVision","type":"object","required":["lines"],"properties":{"startedRTA":{"type":"boolean"},"lines":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","required":["subcategory","participantId","dateOfService","amountPaid"],"properties":{"subcategory":{"type":"string","minLength":1},"participantId":{"type":"string","pattern":"^[0-9]+$","maxLength":20},"dateOfService":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"amountPaid":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"}},"allOf":[{"if":{"properties":{"subcategory":{"pattern":"^rx:"}},"required":["subcategory"]},"then":{"required":["hasPrescription"],"properties":{"hasPrescription":{"type":"boolean"}}}}]}}}},"ui":{"fields":{"startedRTA":{"widget":"hidden"},"lines":{"items":{"order":["subcategory","participantId","dateOfService","amountPaid","hasPrescription"],"fields":{"subcategory":{"widget":"records","options":"services"},"participantId":{"widget":"records","options":"participants"},"dateOfService":{"widget":"date","calendar":true,"rules":["date8","notFuture"]},"amountPaid":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}]},"hasPrescription":{"widget":"yes-no"}}}}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './repeat-claim.validators.js'

/** Data of the form `repeatClaim` while it is filled in. */
export interface RepeatClaim {
  needsPrescription?: boolean
  dateOfService: string
  amountPaid: string
  files?: ({
    id: string
    name: string
    size: number
    type: string
  })[]
  agreement: true
  hasPrescription?: boolean
}

export const repeatClaimForm: FormDefinition<RepeatClaim> = {"id":"repeatClaim","schema":{"$id":"repeatClaim","type":"object","required":["dateOfService","amountPaid","agreement"],"properties":{"needsPrescription":{"type":"boolean"},"dateOfService":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"amountPaid":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"},"files":{"type":"array","maxItems":20,"items":{"type":"object","required":["id","name","size","type"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer"},"type":{"type":"string"}}}},"agreement":{"type":"boolean","const":true}},"allOf":[{"if":{"properties":{"needsPrescription":{"const":true}},"required":["needsPrescription"]},"then":{"required":["hasPrescription"],"properties":{"hasPrescription":{"type":"boolean"}}}}]},"ui":{"order":["needsPrescription","dateOfService","amountPaid","hasPrescription","files","agreement"],"fields":{"needsPrescription":{"widget":"hidden"},"dateOfService":{"widget":"date","calendar":true,"rules":["date8","notFuture"]},"amountPaid":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}]},"hasPrescription":{"widget":"yes-no"},"files":{"widget":"files","messages":"attachDocuments"},"agreement":{"widget":"checkbox"}}},"validators":validators}

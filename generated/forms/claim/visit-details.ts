// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './visit-details.validators.js'

/** Data of the form `visitDetails` while it is filled in. */
export interface VisitDetails {
  startedRTA?: boolean
  lines: ({
    key: string
    needsPrescription?: boolean
    participantId: string
    dateOfService: string
    amountPaid: string
    hasPrescription?: boolean
  })[]
  doesMemberHaveOtherCov: boolean
  files?: ({
    id: string
    name: string
    size: number
    type: string
  })[]
}

export const visitDetailsForm: FormDefinition<VisitDetails> = {"id":"visitDetails","schema":{"$id":"visitDetails","type":"object","required":["lines","doesMemberHaveOtherCov"],"properties":{"startedRTA":{"type":"boolean"},"lines":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","required":["key","participantId","dateOfService","amountPaid"],"properties":{"key":{"type":"string"},"needsPrescription":{"type":"boolean"},"participantId":{"type":"string","pattern":"^[0-9]+$","maxLength":20},"dateOfService":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"amountPaid":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"}},"allOf":[{"if":{"properties":{"needsPrescription":{"const":true}},"required":["needsPrescription"]},"then":{"required":["hasPrescription"],"properties":{"hasPrescription":{"type":"boolean"}}}}]}},"doesMemberHaveOtherCov":{"type":"boolean"},"files":{"type":"array","maxItems":20,"items":{"type":"object","required":["id","name","size","type"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"size":{"type":"integer"},"type":{"type":"string"}}}}}},"ui":{"order":["startedRTA","lines","doesMemberHaveOtherCov","files"],"fields":{"startedRTA":{"widget":"hidden","messages":"claimDetails"},"lines":{"fixed":true,"items":{"order":["key","needsPrescription","participantId","dateOfService","amountPaid","hasPrescription"],"fields":{"key":{"widget":"hidden","messages":"claimDetails"},"needsPrescription":{"widget":"hidden","messages":"claimDetails"},"participantId":{"widget":"records","options":"participants","messages":"claimDetails"},"dateOfService":{"widget":"date","calendar":true,"rules":["date8","notFuture"],"messages":"claimDetails"},"amountPaid":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}],"messages":"claimDetails"},"hasPrescription":{"widget":"yes-no","messages":"claimDetails"}}},"messages":"claimDetails"},"doesMemberHaveOtherCov":{"widget":"yes-no","messages":"otherCoverage"},"files":{"widget":"files","rules":[{"required":true,"when":{"needsFile":true}}],"messages":"attachDocuments"}}},"joined":{"claim-details":["startedRTA","lines"],"other-coverage":["doesMemberHaveOtherCov"],"attach-documents":["files"]},"validators":validators}

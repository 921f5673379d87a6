// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-items.validators.js'

/** Data of the form `claimItems` while it is filled in. */
export interface ClaimItems {
  startedRTA?: boolean
  items: ({
    participant: string
    dateOfService: string
    whatIsClaimFor: string
    specify?: string
    amountPaid: string
  })[]
}

export const claimItemsForm: FormDefinition<ClaimItems> = {"id":"claimItems","schema":{"$id":"claimItems","type":"object","required":["items"],"properties":{"startedRTA":{"type":"boolean"},"items":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","required":["participant","dateOfService","whatIsClaimFor","amountPaid"],"properties":{"participant":{"type":"string","pattern":"^[0-9]+$","maxLength":20},"dateOfService":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"whatIsClaimFor":{"type":"string","minLength":1,"maxLength":100},"specify":{"type":"string","maxLength":255},"amountPaid":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$"}}}}}},"ui":{"fields":{"startedRTA":{"widget":"hidden"},"items":{"items":{"order":["participant","dateOfService","whatIsClaimFor","specify","amountPaid"],"fields":{"participant":{"widget":"records","options":"participants"},"dateOfService":{"widget":"date","calendar":true,"rules":["date8","notFuture"]},"whatIsClaimFor":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"specify":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"amountPaid":{"widget":"money","rules":[{"amount":{"min":"0.01","max":"99999.99"}}]}}}}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './hsa-payment.validators.js'

/** Data of the form `hsaPayment` while it is filled in. */
export interface HsaPayment {
  lines: ({
    key: string
    most?: string
    updatedCobAmount: string
  })[]
}

export const hsaPaymentForm: FormDefinition<HsaPayment> = {"id":"hsaPayment","schema":{"$id":"hsaPayment","type":"object","required":["lines"],"properties":{"lines":{"type":"array","maxItems":100,"items":{"type":"object","required":["key","updatedCobAmount"],"properties":{"key":{"type":"string"},"most":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$","default":"0.00"},"updatedCobAmount":{"type":"string","maxLength":16,"pattern":"^-?\\d+\\.\\d{2}$","default":"0.00"}}}}}},"ui":{"fields":{"lines":{"fixed":true,"items":{"order":["key","most","updatedCobAmount"],"fields":{"key":{"widget":"hidden"},"most":{"widget":"hidden"},"updatedCobAmount":{"widget":"money","rules":[{"amount":{"min":"0.00","max":"99999.99"}},{"max_value":"most"}]}}}}}},"validators":validators}

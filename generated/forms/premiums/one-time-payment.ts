// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './one-time-payment.validators.js'

/** Data of the form `oneTimePayment` while it is filled in. */
export interface OneTimePayment {
  amount: string
  source: string
}

export const oneTimePaymentForm: FormDefinition<OneTimePayment> = {"id":"oneTimePayment","schema":{"$id":"oneTimePayment","type":"object","required":["amount","source"],"properties":{"amount":{"type":"string","maxLength":7,"pattern":"^[1-9]\\d{0,3}\\.\\d{2}$"},"source":{"type":"string","minLength":1}}},"ui":{"order":["amount","source"],"fields":{"amount":{"widget":"money"},"source":{"widget":"choice","options":"sources"}}},"validators":validators}

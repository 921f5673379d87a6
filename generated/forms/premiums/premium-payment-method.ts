// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './premium-payment-method.validators.js'

/** Data of the form `premiumPaymentMethod` while it is filled in. */
export interface PremiumPaymentMethod {
  type: "PAD" | "CARD"
  agreement: true
  branch?: string
  bank?: string
  account?: string
  confirmAccount?: string
  withdrawalDay?: number
  cardId?: string
}

export const premiumPaymentMethodForm: FormDefinition<PremiumPaymentMethod> = {"id":"premiumPaymentMethod","schema":{"$id":"premiumPaymentMethod","type":"object","required":["type","agreement"],"properties":{"type":{"type":"string","enum":["PAD","CARD"]},"agreement":{"type":"boolean","const":true}},"allOf":[{"if":{"properties":{"type":{"const":"PAD"}},"required":["type"]},"then":{"required":["branch","bank","account","confirmAccount","withdrawalDay"],"properties":{"branch":{"type":"string","pattern":"^\\d{5}$"},"bank":{"type":"string","pattern":"^\\d{3}$"},"account":{"type":"string","pattern":"^\\d{7,12}$"},"confirmAccount":{"type":"string","minLength":1},"withdrawalDay":{"type":"integer","minimum":1,"maximum":28}}}},{"if":{"properties":{"type":{"const":"CARD"}},"required":["type"]},"then":{"required":["cardId"],"properties":{"cardId":{"type":"string","pattern":"^[A-Za-z0-9-]{1,40}$","maxLength":40}}}}]},"ui":{"order":["type","branch","bank","account","confirmAccount","withdrawalDay","cardId","agreement"],"fields":{"type":{"widget":"choice","options":"ways"},"branch":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":5},"bank":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":5},"account":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":16},"confirmAccount":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":16,"rules":[{"equal_to":"account"}]},"withdrawalDay":{"widget":"count"},"cardId":{"widget":"choice","options":"cards"},"agreement":{"widget":"checkbox"}}},"validators":validators}

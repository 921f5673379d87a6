// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './direct-deposit.validators.js'

/** Data of the form `directDeposit` while it is filled in. */
export interface DirectDeposit {
  branch: string
  bank: string
  account: string
  confirmAccount: string
}

export const directDepositForm: FormDefinition<DirectDeposit> = {"id":"directDeposit","schema":{"$id":"directDeposit","type":"object","required":["branch","bank","account","confirmAccount"],"properties":{"branch":{"type":"string","pattern":"^\\d{5}$"},"bank":{"type":"string","pattern":"^\\d{3}$"},"account":{"type":"string","pattern":"^\\d{7,12}$"},"confirmAccount":{"type":"string","minLength":1}}},"ui":{"order":["branch","bank","account","confirmAccount"],"columns":2,"fields":{"branch":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":5},"bank":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":5},"account":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":16},"confirmAccount":{"widget":"text","inputMode":"numeric","autocomplete":"off","maxLength":16,"rules":[{"equal_to":"account"}]}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './direct-deposit-remove.validators.js'

/** Data of the form `directDepositRemove` while it is filled in. */
export interface DirectDepositRemove {
  confirm: true
}

export const directDepositRemoveForm: FormDefinition<DirectDepositRemove> = {"id":"directDepositRemove","schema":{"$id":"directDepositRemove","type":"object","required":["confirm"],"properties":{"confirm":{"type":"boolean","const":true}}},"ui":{"fields":{"confirm":{"widget":"checkbox"}}},"validators":validators}

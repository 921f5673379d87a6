// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './drug-search.validators.js'

/** Data of the form `drugSearch` while it is filled in. */
export interface DrugSearch {
  drugNameOrDin: string
}

export const drugSearchForm: FormDefinition<DrugSearch> = {"id":"drugSearch","schema":{"$id":"drugSearch","type":"object","required":["drugNameOrDin"],"properties":{"drugNameOrDin":{"type":"string","minLength":1}}},"ui":{"order":["drugNameOrDin"],"fields":{"drugNameOrDin":{"widget":"text","inputMode":"search","autocomplete":"off","maxLength":100,"rules":["din",{"drugName":{"min":3,"max":100}}]}}},"validators":validators}

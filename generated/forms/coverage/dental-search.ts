// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './dental-search.validators.js'

/** Data of the form `dentalSearch` while it is filled in. */
export interface DentalSearch {
  specialty: string
  province: string
  codes: string
}

export const dentalSearchForm: FormDefinition<DentalSearch> = {"id":"dentalSearch","schema":{"$id":"dentalSearch","type":"object","required":["specialty","province","codes"],"properties":{"specialty":{"type":"string","pattern":"^[A-Z]{2}$"},"province":{"type":"string","minLength":1,"maxLength":10},"codes":{"type":"string","minLength":1,"maxLength":200}}},"ui":{"order":["specialty","province","codes"],"fields":{"specialty":{"widget":"select","options":"specialties"},"province":{"widget":"select","options":"provinces"},"codes":{"widget":"text","inputMode":"text","autocomplete":"off","enforceMaxLength":true,"rules":[{"codes":{"digits":5,"max":10}}]}}},"validators":validators}

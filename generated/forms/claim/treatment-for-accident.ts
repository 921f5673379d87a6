// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './treatment-for-accident.validators.js'

/** Data of the form `treatmentForAccident` while it is filled in. */
export interface TreatmentForAccident {
  isAccident: boolean
  isAccidentThirdParty?: boolean
  isFirstClaimForAccident?: boolean
  isWorkersCompEligible?: boolean
}

export const treatmentForAccidentForm: FormDefinition<TreatmentForAccident> = {"id":"treatmentForAccident","schema":{"$id":"treatmentForAccident","type":"object","required":["isAccident"],"properties":{"isAccident":{"type":"boolean"}},"allOf":[{"if":{"properties":{"isAccident":{"const":true}},"required":["isAccident"]},"then":{"required":["isAccidentThirdParty","isFirstClaimForAccident","isWorkersCompEligible"],"properties":{"isAccidentThirdParty":{"type":"boolean"},"isFirstClaimForAccident":{"type":"boolean"},"isWorkersCompEligible":{"type":"boolean"}}}}]},"ui":{"order":["isAccident","isAccidentThirdParty","isFirstClaimForAccident","isWorkersCompEligible"],"fields":{"isAccident":{"widget":"yes-no"},"isAccidentThirdParty":{"widget":"yes-no"},"isFirstClaimForAccident":{"widget":"yes-no"},"isWorkersCompEligible":{"widget":"yes-no"}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './visit-start.validators.js'

/** Data of the form `visitStart` while it is filled in. */
export interface VisitStart {
  isAccident: boolean
  providerType: string
  isAccidentThirdParty?: boolean
  isFirstClaimForAccident?: boolean
  isWorkersCompEligible?: boolean
}

export const visitStartForm: FormDefinition<VisitStart> = {"id":"visitStart","schema":{"$id":"visitStart","type":"object","required":["isAccident","providerType"],"properties":{"isAccident":{"type":"boolean"},"providerType":{"type":"string","minLength":1,"maxLength":60}},"allOf":[{"if":{"properties":{"isAccident":{"const":true}},"required":["isAccident"]},"then":{"required":["isAccidentThirdParty","isFirstClaimForAccident","isWorkersCompEligible"],"properties":{"isAccidentThirdParty":{"type":"boolean"},"isFirstClaimForAccident":{"type":"boolean"},"isWorkersCompEligible":{"type":"boolean"}}}}]},"ui":{"order":["isAccident","isAccidentThirdParty","isFirstClaimForAccident","isWorkersCompEligible","providerType"],"fields":{"isAccident":{"widget":"yes-no","messages":"treatmentForAccident"},"isAccidentThirdParty":{"widget":"yes-no","messages":"treatmentForAccident"},"isFirstClaimForAccident":{"widget":"yes-no","messages":"treatmentForAccident"},"isWorkersCompEligible":{"widget":"yes-no","messages":"treatmentForAccident"},"providerType":{"widget":"records","options":"providerTypes","messages":"providerType"}}},"joined":{"treatment-for-accident":["isAccident","isAccidentThirdParty","isFirstClaimForAccident","isWorkersCompEligible"],"provider-type":["providerType"]},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './person-other-coverage.validators.js'

/** Data of the form `personOtherCoverage` while it is filled in. */
export interface PersonOtherCoverage {
  isCovered: boolean
  carrierName?: string
  memberName?: string
  policyId?: string
  idNumber?: string
  effectiveDate?: string
  isIndividual?: boolean
  covers?: ("health" | "dental" | "drugs" | "vision" | "hospital" | "travel")[]
  hasEnded?: boolean
  endedOn?: string
}

export const personOtherCoverageForm: FormDefinition<PersonOtherCoverage> = {"id":"personOtherCoverage","schema":{"$id":"personOtherCoverage","type":"object","required":["isCovered"],"properties":{"isCovered":{"type":"boolean"}},"allOf":[{"if":{"properties":{"isCovered":{"const":true}},"required":["isCovered"]},"then":{"required":["carrierName","memberName","policyId","idNumber","effectiveDate","isIndividual","covers","hasEnded"],"properties":{"carrierName":{"type":"string","minLength":1,"maxLength":120},"memberName":{"type":"string","minLength":1,"maxLength":60},"policyId":{"type":"string","minLength":1,"maxLength":20},"idNumber":{"type":"string","minLength":1,"maxLength":20},"effectiveDate":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"isIndividual":{"type":"boolean"},"covers":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["health","dental","drugs","vision","hospital","travel"]}},"hasEnded":{"type":"boolean"}}}},{"if":{"properties":{"isCovered":{"const":true},"hasEnded":{"const":true}},"required":["isCovered","hasEnded"]},"then":{"required":["endedOn"],"properties":{"endedOn":{"type":"string","format":"date8","pattern":"^\\d{8}$"}}}}]},"ui":{"order":["isCovered","carrierName","memberName","policyId","idNumber","effectiveDate","isIndividual","covers","hasEnded","endedOn"],"fields":{"isCovered":{"widget":"yes-no"},"carrierName":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"memberName":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"policyId":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"idNumber":{"widget":"text","autocomplete":"off","enforceMaxLength":true},"effectiveDate":{"widget":"date","rules":["date8"]},"isIndividual":{"widget":"choice"},"covers":{"widget":"checkbox-group"},"hasEnded":{"widget":"yes-no"},"endedOn":{"widget":"date","calendar":true,"rules":["date8",{"fromNotAfterTo":"effectiveDate"}]}}},"validators":validators}

// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './provider-search.validators.js'

/** Data of the form `providerSearch` while it is filled in. */
export interface ProviderSearch {
  how: "search" | "manual"
  isIndividual?: boolean
  nameOfPerson?: string
  city?: string
  province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT"
  phone?: string
  organizationName?: string
  firstName?: string
  lastName?: string
  addressLine1?: string
  manualCity?: string
  manualProvince?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT"
  postalCode?: string
  phoneNumber?: string
}

export const providerSearchForm: FormDefinition<ProviderSearch> = {"id":"providerSearch","schema":{"$id":"providerSearch","type":"object","required":["how"],"properties":{"how":{"type":"string","enum":["search","manual"]},"isIndividual":{"type":"boolean"}},"allOf":[{"if":{"properties":{"how":{"const":"search"}},"required":["how"]},"then":{"required":["city","province"],"properties":{"nameOfPerson":{"type":"string","maxLength":60},"city":{"type":"string","minLength":1,"maxLength":40},"province":{"type":"string","enum":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},"phone":{"type":"string","pattern":"^[2-9]\\d{9}$"}}}},{"if":{"properties":{"how":{"const":"manual"}},"required":["how"]},"then":{"required":["addressLine1","manualCity","manualProvince","postalCode","phoneNumber"],"properties":{"organizationName":{"type":"string","maxLength":120},"firstName":{"type":"string","maxLength":60},"lastName":{"type":"string","maxLength":60},"addressLine1":{"type":"string","minLength":1,"maxLength":40},"manualCity":{"type":"string","minLength":1,"maxLength":40},"manualProvince":{"type":"string","enum":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},"postalCode":{"type":"string","pattern":"^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\\d$"},"phoneNumber":{"type":"string","pattern":"^[2-9]\\d{9}$"}}}},{"if":{"properties":{"how":{"const":"manual"},"isIndividual":{"const":true}},"required":["how","isIndividual"]},"then":{"required":["firstName","lastName"]}}]},"ui":{"order":["how","isIndividual","city","province","nameOfPerson","phone","organizationName","firstName","lastName","addressLine1","manualCity","manualProvince","postalCode","phoneNumber"],"fields":{"how":{"widget":"choice"},"isIndividual":{"widget":"hidden"},"city":{"widget":"text","autocomplete":"off"},"province":{"widget":"select","sorted":true},"nameOfPerson":{"widget":"text","autocomplete":"off"},"phone":{"widget":"phone","autocomplete":"off"},"organizationName":{"widget":"text","autocomplete":"off"},"firstName":{"widget":"text","autocomplete":"off"},"lastName":{"widget":"text","autocomplete":"off"},"addressLine1":{"widget":"text","autocomplete":"off"},"manualCity":{"widget":"text","autocomplete":"off"},"manualProvince":{"widget":"select","sorted":true},"postalCode":{"widget":"postal-code","autocomplete":"off"},"phoneNumber":{"widget":"phone","autocomplete":"off"}},"rules":[{"organisationOrPerson":["organizationName","firstName","lastName"],"when":{"how":"manual","isIndividual":false}}]},"validators":validators}

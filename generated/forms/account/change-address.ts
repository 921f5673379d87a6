// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './change-address.validators.js'

/** Data of the form `changeAddress` while it is filled in. */
export interface ChangeAddress {
  country: "CA" | "US"
  addressLine1: string
  addressLine2?: string
  addressLine3?: string
  city: string
  phoneNumber: string
  province?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT"
  postalCode?: string
  state?: string
  zipCode?: string
}

export const changeAddressForm: FormDefinition<ChangeAddress> = {"id":"changeAddress","schema":{"$id":"changeAddress","type":"object","required":["country","addressLine1","city","phoneNumber"],"properties":{"country":{"type":"string","enum":["CA","US"]},"addressLine1":{"type":"string","minLength":1,"maxLength":40},"addressLine2":{"type":"string","maxLength":40},"addressLine3":{"type":"string","maxLength":40},"city":{"type":"string","minLength":1,"maxLength":40},"phoneNumber":{"type":"string","pattern":"^[2-9]\\d{9}$"}},"allOf":[{"if":{"properties":{"country":{"const":"CA"}},"required":["country"]},"then":{"required":["province","postalCode"],"properties":{"province":{"type":"string","enum":["AB","BC","MB","NB","NL","NS","NT","NU","ON","PE","QC","SK","YT"]},"postalCode":{"type":"string","pattern":"^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\\d$"}}}},{"if":{"properties":{"country":{"const":"US"}},"required":["country"]},"then":{"required":["state","zipCode"],"properties":{"state":{"type":"string","pattern":"^[A-Z]{2}$"},"zipCode":{"type":"string","pattern":"^\\d{5}(-?\\d{4})?$"}}}}]},"ui":{"order":["country","addressLine1","addressLine2","addressLine3","city","province","postalCode","state","zipCode","phoneNumber"],"fields":{"country":{"widget":"choice","options":"countries"},"addressLine1":{"widget":"text","autocomplete":"address-line1","enforceMaxLength":true},"addressLine2":{"widget":"text","autocomplete":"address-line2","enforceMaxLength":true},"addressLine3":{"widget":"text","autocomplete":"address-line3","enforceMaxLength":true},"city":{"widget":"text","autocomplete":"address-level2","enforceMaxLength":true},"province":{"widget":"select","options":"provinces","autocomplete":"address-level1"},"postalCode":{"widget":"postal-code","autocomplete":"postal-code","rules":[{"postalCodeOf":"province"}]},"state":{"widget":"select","options":"states","autocomplete":"address-level1"},"zipCode":{"widget":"text","autocomplete":"postal-code","maxLength":10},"phoneNumber":{"widget":"phone","autocomplete":"tel-national"}}},"validators":validators}

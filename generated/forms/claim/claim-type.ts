// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './claim-type.validators.js'

/** Data of the form `claimType` while it is filled in. */
export interface ClaimType {
  claimType: "XX-PRAC" | "XX-HEAL" | "XX-DENT" | "XX-PHAR" | "XX-TRAV" | "XX-PSA" | "XX-HSA" | "XX-DCI" | "XX-VISI" | "XX-LADD"
}

export const claimTypeForm: FormDefinition<ClaimType> = {"id":"claimType","schema":{"$id":"claimType","type":"object","required":["claimType"],"properties":{"claimType":{"type":"string","enum":["XX-PRAC","XX-HEAL","XX-DENT","XX-PHAR","XX-TRAV","XX-PSA","XX-HSA","XX-DCI","XX-VISI","XX-LADD"]}}},"ui":{"fields":{"claimType":{"widget":"records","options":"claimTypes"}}},"validators":validators}

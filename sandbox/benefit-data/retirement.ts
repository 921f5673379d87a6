import type { Bilingual } from '../bilingual.ts'

/**
 * Sample data for the retirement health insurance program: the yearly maximum, and the payments of the last complete
 * year. Amounts are fictional and in cents (CONST-30).
 */
export const YEAR_MAXIMUM = 2400_00
export const LAST_YEAR: readonly { readonly name: Bilingual; readonly claims: number; readonly paid: number }[] = [
  { name: { en: 'Drugs', fr: 'Médicaments' }, claims: 14, paid: 912_40 },
  { name: { en: 'Dental', fr: 'Soins dentaires' }, claims: 3, paid: 486_00 },
  { name: { en: 'Extended health', fr: 'Soins de santé complémentaires' }, claims: 7, paid: 412_85 },
  { name: { en: 'Hospital', fr: 'Hospitalisation' }, claims: 1, paid: 164_15 },
]

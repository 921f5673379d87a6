import type { Address } from '../generated/member/model/index.ts'
import type { Bilingual } from './bilingual.ts'

/** A postal code in its canonical form: capital letters with one space in the middle (D-63). */
export const canonicalPostalCode = (typed: string): string =>
  typed.toUpperCase().replace(/^(\w{3})[ -]?(\w{3})$/, '$1 $2')

const ABROAD: Bilingual = {
  en: 'Only addresses in Canada and the United States can be changed online. Contact us to change yours.',
  fr: 'Seules les adresses au Canada et aux États-Unis peuvent être modifiées en ligne. Communiquez avec nous pour modifier la vôtre.',
}
const CANADA: Bilingual = {
  en: 'An address in Canada needs a province and a postal code, and no state or ZIP code.',
  fr: 'Une adresse au Canada doit comporter une province et un code postal, sans État ni code ZIP.',
}
const UNITED_STATES: Bilingual = {
  en: 'An address in the United States needs a state and a ZIP code, and no province or postal code.',
  fr: 'Une adresse aux États-Unis doit comporter un État et un code ZIP, sans province ni code postal.',
}

/** The reason why an address does not fit its country; undefined when it fits (D-63). */
export function refuseAddress({ country, province, postalCode, state, zipCode }: Address): Bilingual | undefined {
  if (country === 'CA') return province && postalCode && !state && !zipCode ? undefined : CANADA
  if (country === 'US') return state && zipCode && !province && !postalCode ? undefined : UNITED_STATES
  return ABROAD
}

/** The address as the database stores it: only the fields of an address, with the postal code in canonical form. */
export function saveAddress({
  addressLine1,
  addressLine2,
  addressLine3,
  city,
  province,
  postalCode,
  state,
  zipCode,
  country,
  addressType,
}: Address): Address {
  return {
    addressLine1,
    ...(addressLine2 && { addressLine2 }),
    ...(addressLine3 && { addressLine3 }),
    city,
    ...(province && { province }),
    ...(postalCode && { postalCode: canonicalPostalCode(postalCode) }),
    ...(state && { state }),
    ...(zipCode && { zipCode }),
    country,
    addressType: addressType ?? 'MAILING',
  }
}

import type { ChangeAddress } from '~generated/forms/account/change-address.ts'
import type { AddressOnFile, ContactInfoDetails, ContactInfoRequest } from '~generated/member/model/index.ts'
import { postalCodeOf } from '~/forms/text-value.ts'

/** The countries in which an address can be changed online (D-63). */
export const COUNTRIES = ['CA', 'US'] as const
type Country = ChangeAddress['country']

/** Codes and names of the two countries, in lower case. */
const COUNTRY_WORDS: ReadonlyMap<string, Country> = new Map([
  ...['ca', 'can', 'canada'].map((word) => [word, 'CA'] as const),
  ...['us', 'usa', 'united states', 'united states of america', 'états-unis'].map((word) => [word, 'US'] as const),
])

/** The country of an address. Without one, the fields that only one of the countries has decide. */
const countryOf = ({ country, state, zipCode }: AddressOnFile): Country | undefined =>
  country ? COUNTRY_WORDS.get(country.trim().toLowerCase()) : (state ?? zipCode) ? 'US' : 'CA'

/** The address on file as form answers; undefined for another country, which cannot be changed online (D-63). */
export function addressAnswers({ address, phoneNumber }: ContactInfoDetails): Partial<ChangeAddress> | undefined {
  const { addressLine1, addressLine2, addressLine3, city, province, postalCode, state, zipCode } = address
  const country = countryOf(address)
  if (!country) return undefined
  return {
    country,
    ...(addressLine1 && { addressLine1 }),
    ...(addressLine2 && { addressLine2 }),
    ...(addressLine3 && { addressLine3 }),
    ...(city && { city }),
    ...(country === 'CA' && province && { province }),
    ...(country === 'CA' && postalCode && { postalCode: postalCodeOf(postalCode) ?? postalCode }),
    ...(country === 'US' && state && { state }),
    ...(country === 'US' && zipCode && { zipCode }),
    ...(phoneNumber && { phoneNumber }),
  }
}

/**
 * The request for these answers: only the fields of the country, the postal code in capitals with one space, and the
 * type MAILING unless another type is on file (ACCT-04, D-63).
 */
export function toAddressRequest(
  { phoneNumber, ...answers }: ChangeAddress,
  addressType = 'MAILING',
): ContactInfoRequest {
  const { country, addressLine1, addressLine2, addressLine3, city, province, postalCode, state, zipCode } = answers
  return {
    address: {
      addressLine1,
      ...(addressLine2 && { addressLine2 }),
      ...(addressLine3 && { addressLine3 }),
      city,
      ...(country === 'CA' && province && { province }),
      ...(country === 'CA' && postalCode && { postalCode: postalCodeOf(postalCode) ?? postalCode }),
      ...(country === 'US' && state && { state }),
      ...(country === 'US' && zipCode && { zipCode }),
      country,
      addressType,
    },
    phoneNumber,
  }
}

/** True if two addresses and phone numbers are equal; both in the form's format. */
export const isSameAddress = (
  one: Partial<ChangeAddress> | undefined,
  other: Partial<ChangeAddress> | undefined,
): boolean => written(one) === written(other)

const written = (answers: Partial<ChangeAddress> = {}): string =>
  JSON.stringify(
    Object.entries(answers)
      .filter(([, value]) => value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The lines of an envelope, with the country's name. */
export function addressLines(
  address: AddressOnFile,
  tag: string,
): readonly { readonly id: string; readonly line: string }[] {
  const { addressLine1, addressLine2, addressLine3, city, province, state, postalCode, zipCode } = address
  const place = [city, province ?? state, (postalCode ?? zipCode)?.replace(' ', '\u00A0')].filter(Boolean).join(' ')
  const lines = {
    addressLine1,
    addressLine2,
    addressLine3,
    place,
    country: address.country && countryName(countryOf(address) ?? address.country, tag),
  }
  return Object.entries(lines).flatMap(([id, line]) => (line ? [{ id, line }] : []))
}

/** The name of a country with a code of two letters: `États-Unis`. Any other text is returned as it is. */
export const countryName = (code: string, tag: string): string =>
  /^[A-Za-z]{2}$/.test(code)
    ? (new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code)
    : code

import type { ChangeAddress } from '~generated/forms/account/change-address.ts'
import type { Address, ContactInfoDetails, ContactInfoRequest } from '~generated/member/model/index.ts'
import { postalCodeOf } from '~/forms/text-value.ts'

/** The countries in which an address can be changed online (D-63). */
export const COUNTRIES = ['CA', 'US'] as const
const isCountry = (code: string): code is ChangeAddress['country'] => (COUNTRIES as readonly string[]).includes(code)

/** The address on file as form answers; undefined for another country, which cannot be changed online (D-63). */
export function addressAnswers({ address, phoneNumber }: ContactInfoDetails): Partial<ChangeAddress> | undefined {
  const { country, addressLine1, addressLine2, addressLine3, city, province, postalCode, state, zipCode } = address
  if (!isCountry(country)) return undefined
  return {
    country,
    addressLine1,
    ...(addressLine2 && { addressLine2 }),
    ...(addressLine3 && { addressLine3 }),
    city,
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
export function addressLines(address: Address, tag: string): readonly { readonly id: string; readonly line: string }[] {
  const { addressLine1, addressLine2, addressLine3, city, province, state, postalCode, zipCode, country } = address
  const place = [city, province ?? state, (postalCode ?? zipCode)?.replace(' ', '\u00A0')].filter(Boolean).join(' ')
  const lines = { addressLine1, addressLine2, addressLine3, place, country: countryName(country, tag) }
  return Object.entries(lines).flatMap(([id, line]) => (line ? [{ id, line }] : []))
}

/** The name of a country: `États-Unis`. */
export function countryName(code: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(code) ?? code
}

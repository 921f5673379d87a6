import { describe, expect, it } from 'vitest'
import type { ContactInfoDetails } from '~generated/member/model/index.ts'
import { addressAnswers, countryName, isSameAddress, addressLines, toAddressRequest } from './address.ts'

const moncton: ContactInfoDetails = {
  id: 'marie@example.com',
  address: {
    addressLine1: '1 Main Street',
    addressLine2: '',
    city: 'Moncton',
    province: 'NB',
    postalCode: 'e1c4m1',
    country: 'CA',
    addressType: 'HOME',
  },
  phoneNumber: '5065550123',
  phone: '506 555 9999',
}
const answers = {
  country: 'CA',
  addressLine1: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  postalCode: 'E1C 4M1',
  phoneNumber: '5065550123',
} as const

describe('address on file', () => {
  it(
    'the address form starts with the address on file, with the postal code formatted',
    { tags: ['ACCT-03', 'ACCT-05', 'DATA-06', 'D-63', 'D-64'] },
    () => {
      expect(addressAnswers(moncton)).toEqual(answers)
      const bangor = {
        address: {
          addressLine1: '2 Elm',
          city: 'Bangor',
          state: 'ME',
          zipCode: '04401',
          postalCode: 'E1C 4M1',
          country: 'US',
        },
      }
      expect(addressAnswers(bangor)).toEqual({
        country: 'US',
        addressLine1: '2 Elm',
        city: 'Bangor',
        state: 'ME',
        zipCode: '04401',
      })
    },
  )
  it('an address outside Canada and the United States cannot be changed in the form', { tags: ['D-63'] }, () => {
    expect(
      addressAnswers({ address: { addressLine1: '5, rue de la Paix', city: 'Paris', country: 'FR' } }),
    ).toBeUndefined()
  })
  it.each([
    ['CAN', 'CA', 'Canada'],
    ['canada ', 'CA', 'Canada'],
    ['USA', 'US', 'United States'],
    ['us', 'US', 'United States'],
    ['France', undefined, 'France'],
    ['FRA', undefined, 'FRA'],
  ])('the country %j of an address on file is %s and is shown as %s', { tags: ['D-345'] }, (country, code, shown) => {
    const address = { addressLine1: '1 Main Street', country }
    expect(addressAnswers({ address })?.country).toBe(code)
    expect(addressLines(address, 'en-CA').at(-1)?.line).toBe(shown)
  })
  it('an address of which nothing is on file can be entered', { tags: ['D-345'] }, () => {
    expect(addressAnswers({ address: {} })).toEqual({ country: 'CA' })
    expect(addressAnswers({ address: { zipCode: '04401' } })).toEqual({ country: 'US', zipCode: '04401' })
    expect(addressLines({}, 'en-CA')).toEqual([])
  })
  it('an address is shown in lines as on an envelope, without empty lines', () => {
    expect(addressLines(moncton.address, 'fr-CA').map(({ line }) => line)).toEqual([
      '1 Main Street',
      'Moncton NB e1c4m1',
      'Canada',
    ])
    expect(
      addressLines(
        { addressLine1: 'A', addressLine3: 'C', city: 'Bangor', state: 'ME', zipCode: '04401', country: 'US' },
        'fr-CA',
      ).map(({ line }) => line),
    ).toEqual(['A', 'C', 'Bangor ME 04401', 'États-Unis'])
    expect(countryName('ZZ', 'en-CA')).not.toBe('')
  })
})

describe('address request', () => {
  it(
    'an address request has only the fields that belong to its country, and the default type MAILING',
    { tags: ['ACCT-04', 'D-63', 'D-64'] },
    () => {
      const typed = { ...answers, postalCode: 'e1c-4m1', state: 'ME', zipCode: '04401', addressLine2: '' }
      expect(toAddressRequest(typed)).toEqual({
        address: {
          addressLine1: '1 Main Street',
          city: 'Moncton',
          province: 'NB',
          postalCode: 'E1C 4M1',
          country: 'CA',
          addressType: 'MAILING',
        },
        phoneNumber: '5065550123',
      })
      expect(toAddressRequest({ ...typed, country: 'US', addressLine3: 'Box 4' }, 'HOME')).toEqual({
        address: {
          addressLine1: '1 Main Street',
          addressLine3: 'Box 4',
          city: 'Moncton',
          state: 'ME',
          zipCode: '04401',
          country: 'US',
          addressType: 'HOME',
        },
        phoneNumber: '5065550123',
      })
    },
  )
  it('two addresses are equal regardless of the order of their fields and of empty lines', () => {
    expect(isSameAddress(addressAnswers(moncton), { addressLine2: '', ...answers })).toBe(true)
    expect(isSameAddress(addressAnswers(moncton), { ...answers, addressLine3: 'Box 4' })).toBe(false)
    expect(isSameAddress(addressAnswers(moncton), { ...answers, city: 'MONCTON' })).toBe(false)
    expect(isSameAddress(undefined, answers)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { changeAddressForm } from '~generated/forms/account/change-address.ts'
import { changeEmailForm } from '~generated/forms/account/change-email.ts'
import { changeLanguageForm } from '~generated/forms/account/change-language.ts'
import { failuresOf } from '../../../tests/support/form-failures.ts'

const canada = {
  country: 'CA',
  addressLine1: '1 Main Street',
  city: 'Moncton',
  province: 'NB',
  postalCode: 'E1C 4M1',
  phoneNumber: '5065550123',
}
const states = {
  country: 'US',
  addressLine1: '1 Main Street',
  city: 'Bangor',
  state: 'ME',
  zipCode: '04401',
  phoneNumber: '2075550142',
}

describe('changeAddressForm', { tags: ['ACCT-05', 'D-63'] }, () => {
  it.each([
    canada,
    states,
    { ...canada, postalCode: 'e1c4m1' },
    { ...canada, postalCode: 'E1C-4M1', addressLine2: 'x'.repeat(40), addressLine3: 'y'.repeat(40) },
    { ...canada, addressLine1: '😀'.repeat(40), city: 'é'.repeat(40) },
    { ...canada, province: 'QC', postalCode: 'J8X 2K1' },
    { ...canada, province: 'NU', postalCode: 'X0A 0H0' },
    { ...states, zipCode: '04401-1234' },
    { ...states, zipCode: '044011234' },
  ])('the address form accepts %j', (data) => expect(failuresOf(changeAddressForm)(data)).toEqual([]))

  it.each([
    [{}, ['country required', 'addressLine1 required', 'city required', 'phoneNumber required']],
    [{ ...canada, country: 'FR' }, ['country enum']],
    [{ ...canada, addressLine1: '' }, ['addressLine1 required']],
    [{ ...canada, addressLine1: 'x'.repeat(41) }, ['addressLine1 maxLength']],
    [{ ...canada, addressLine2: 'x'.repeat(41) }, ['addressLine2 maxLength']],
    [{ ...canada, addressLine3: 'x'.repeat(41) }, ['addressLine3 maxLength']],
    [{ ...canada, city: 'x'.repeat(41) }, ['city maxLength']],
    [{ ...canada, province: undefined, postalCode: undefined }, ['province required', 'postalCode required']],
    [{ ...canada, province: 'ME' }, ['province enum']],
    [{ ...canada, postalCode: 'E1C 4M' }, ['postalCode pattern']],
    [{ ...canada, postalCode: 'D1C 4M1' }, ['postalCode pattern']],
    [{ ...canada, postalCode: '04401' }, ['postalCode pattern']],
    [{ ...canada, province: 'QC' }, ['postalCode postalCodeOf']],
    [{ ...canada, province: 'PE', postalCode: 'x0a 0h0' }, ['postalCode postalCodeOf']],
    [{ ...states, state: undefined, zipCode: undefined }, ['state required', 'zipCode required']],
    [{ ...states, state: 'Maine' }, ['state pattern']],
    [{ ...states, zipCode: '0440' }, ['zipCode pattern']],
    [{ ...states, zipCode: '04401-12' }, ['zipCode pattern']],
    [{ ...states, zipCode: 'E1C 4M1' }, ['zipCode pattern']],
    [{ ...canada, phoneNumber: '1065550123' }, ['phoneNumber pattern']],
    [{ ...canada, phoneNumber: '506555012' }, ['phoneNumber pattern']],
    [{ ...canada, phoneNumber: '50655501234' }, ['phoneNumber pattern']],
  ])('the address form with %j reports the errors %j', (data, rules) =>
    expect(failuresOf(changeAddressForm)(data)).toEqual(rules),
  )
})

describe('changeEmailForm', { tags: ['D-67'] }, () => {
  const known = { currentEmail: 'marie@example.com' }
  const both = (email: string) => ({ ...known, email, confirmEmail: email })
  it.each([
    'new@example.com',
    "o'neil.a+b_c@mail-1.example.ca",
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.ca`,
  ])('the e-mail change form accepts %s', (email) => expect(failuresOf(changeEmailForm)(both(email))).toEqual([]))
  it.each([
    [known, ['email required', 'confirmEmail required']],
    [both('marie@example.com'), ['email differs_from']],
    [both('MARIE@Example.com'), ['email differs_from']],
    [{ ...both('new@example.com'), confirmEmail: 'other@example.com' }, ['confirmEmail equal_to']],
    [both('new@example'), ['email email']],
    [both('a b@example.com'), ['email email']],
    [both('élise@example.com'), ['email email']],
    [both(`${'a'.repeat(246)}@example.ca`), ['email maxLength']],
  ])('the e-mail change form with %j reports the errors %j', (data, rules) =>
    expect(failuresOf(changeEmailForm)(data)).toEqual(rules),
  )
})

describe('changeLanguageForm', { tags: ['D-44'] }, () => {
  it.each(['EN', 'FR'])('the language form accepts %s', (preferredLanguage) =>
    expect(failuresOf(changeLanguageForm)({ preferredLanguage })).toEqual([]),
  )
  it.each([
    [{}, ['preferredLanguage required']],
    [{ preferredLanguage: 'en' }, ['preferredLanguage enum']],
    [{ preferredLanguage: 'DE' }, ['preferredLanguage enum']],
  ])('the language form with %j reports the errors %j', (data, rules) =>
    expect(failuresOf(changeLanguageForm)(data)).toEqual(rules),
  )
})

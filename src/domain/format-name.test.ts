import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatName, formatPhone, fullName } from './participants.ts'

describe('a name, from whatever the insurer holds', { tags: ['D-55'] }, () => {
  it.each([
    ["MARIE-ÈVE O'NEIL", "Marie-Ève O'Neil"],
    ['MARIE-ÈVE O’NEIL', 'Marie-Ève O’Neil'],
    ['MCDONALD', 'McDonald'],
    ['SMITH-MCKAY', 'Smith-McKay'],
    ['  jean   paul ', 'Jean Paul'],
    ['ÉLISE', 'Élise'],
    ["D'AMOURS", "D'Amours"],
    ['LE MCEWEN', 'Le McEwen'],
    ['TREMBLAY', 'Tremblay'],
    ['o', 'O'],
    ['MC', 'Mc'],
    ['TOMCZAK', 'Tomczak'],
    ['', ''],
    ['   ', ''],
    [undefined, ''],
    [null, ''],
  ])('%j is written %j', (given, written) => {
    expect(formatName(given, 'fr')).toBe(written)
    expect(formatName(given, 'en')).toBe(written)
  })

  const name = fc
    .string({ unit: fc.constantFrom(...'abcdefghijmnoprstuvyzABCDEFGMNOSTXYZéèêëàâçîïôùûüÿœæÉÈÀÇŒñøåß', ' ', '-', "'", '’', '.'), maxLength: 30 })
    .filter((text) => !text.includes('ß'))

  it('is the same when it is written again', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(formatName(formatName(given))).toBe(formatName(given))
      }),
    )
  })

  it('keeps every letter, in order', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(formatName(given).toLowerCase()).toBe(given.trim().replaceAll(/\s+/g, ' ').toLowerCase())
      }),
    )
  })

  it('is the same whether the insurer shouts or whispers', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(formatName(given.toUpperCase())).toBe(formatName(given.toLowerCase()))
      }),
    )
  })
})

it('a first and a last name stand together, either may be missing', () => {
  expect(fullName({ firstName: 'MARIE', lastName: 'TREMBLAY' })).toBe('Marie Tremblay')
  expect(fullName({ firstName: null, lastName: 'TREMBLAY' })).toBe('Tremblay')
  expect(fullName({})).toBe('')
})

it('a telephone number reads as people write it, and a short one stays as it is', () => {
  expect([formatPhone('5065550123'), formatPhone('123')]).toEqual(['506-555-0123', '123'])
})

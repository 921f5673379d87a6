import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatName, formatPhone, fullName } from './participants.ts'

describe('formatName', { tags: ['D-55'] }, () => {
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
    ['Julien  LeBlanc', 'Julien LeBlanc'],
    ['Ana de la Cruz', 'Ana de la Cruz'],
    ['', ''],
    ['   ', ''],
    [undefined, ''],
    [null, ''],
  ])('the name %j is written %j', (given, written) => {
    expect(formatName(given, 'fr')).toBe(written)
    expect(formatName(given, 'en')).toBe(written)
  })

  const name = fc
    .string({
      unit: fc.constantFrom(
        ...'abcdefghijmnoprstuvyzABCDEFGMNOSTXYZéèêëàâçîïôùûüÿœæÉÈÀÇŒñøåß',
        ' ',
        '-',
        "'",
        '’',
        '.',
      ),
      maxLength: 30,
    })
    .filter((text) => !text.includes('ß'))

  it('a formatted name that is formatted again is unchanged', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(formatName(formatName(given))).toBe(formatName(given))
      }),
    )
  })

  it('a formatted name keeps all letters in their order', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(formatName(given).toLowerCase()).toBe(given.trim().replaceAll(/\s+/g, ' ').toLowerCase())
      }),
    )
  })

  it('a name in capital letters and the same name in small letters are formatted alike', () => {
    fc.assert(
      fc.property(name, (given) => {
        expect(formatName(given.toUpperCase())).toBe(formatName(given.toLowerCase()))
      }),
    )
  })
})

it('a full name joins first and last name, and either of them may be missing', () => {
  expect(fullName({ firstName: 'MARIE', lastName: 'TREMBLAY' })).toBe('Marie Tremblay')
  expect(fullName({ firstName: null, lastName: 'TREMBLAY' })).toBe('Tremblay')
  expect(fullName({})).toBe('')
})

it('a telephone number of ten digits gets dashes, and a short one is unchanged', () => {
  expect([formatPhone('5065550123'), formatPhone('123')]).toEqual(['506-555-0123', '123'])
})

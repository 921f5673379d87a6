import { describe, expect, it } from 'vitest'
import { choiceOf, professionOf, providerOf } from './receipt-names.ts'

const lines = (...texts: readonly string[]) => texts.map((text) => ({ text }))

describe('the provider on a receipt', () => {
  const KNOWN = ['Farah Cormier', 'Jean-Louis Wellness', 'Hélène Doiron']

  it('is the known provider all of whose words are in one line, in any order and without accents', () => {
    expect(providerOf(lines('Invoice 12', 'CORMIER, Farah, PT'), KNOWN)).toEqual({ value: 'Farah Cormier', line: 1 })
    expect(providerOf(lines('Helene Doiron, massothérapeute'), KNOWN)?.value).toBe('Hélène Doiron')
  })

  it.each([
    ['two known providers', lines('Farah Cormier', 'Hélène Doiron')],
    ['a name that is spread over two lines', lines('Farah', 'Cormier')],
    ['a longer word that contains the name', lines('Farahs Cormierville')],
    ['a known name of a single word, which may mean something else', lines('Vision test')],
  ])('is not proposed for %s', (_, read) => expect(providerOf(read, [...KNOWN, 'Vision'])).toBeUndefined())

  it('is the longer name if a shorter one is part of it', () =>
    expect(providerOf(lines('Centre de vision Fundy'), ['Fundy Vision', 'Centre de vision Fundy'])?.value).toBe(
      'Centre de vision Fundy',
    ))
})

describe('the profession on a receipt', () => {
  it('is found in both languages, and not proposed if two are named', () => {
    expect(professionOf(lines('Reçu', 'Séance de PHYSIOTHÉRAPIE'))).toEqual({ value: 'physiotherapy', line: 1 })
    expect(professionOf(lines('Massage therapy 60 min'))?.value).toBe('massage')
    expect(professionOf(lines('Massage and chiropractic clinic'))).toBeUndefined()
  })
})

describe('the choice that a receipt proposes', () => {
  const CHOICES = [
    { value: 'recent:1', label: 'Farah Cormier' },
    { value: 'PHYS', label: 'Physiothérapeute' },
    { value: 'SOCI', label: 'Travailleuse sociale ou travailleur social' },
  ]

  it('is the provider, or else the type of provider, in the language of the form', () => {
    expect(choiceOf({ provider: 'Farah Cormier', profession: 'massage' }, CHOICES)?.value).toBe('recent:1')
    expect(choiceOf({ profession: 'physiotherapy' }, CHOICES)?.value).toBe('PHYS')
    expect(choiceOf({ provider: 'Somebody Else', profession: 'social work' }, CHOICES)?.value).toBe('SOCI')
  })

  it('does not exist if the form does not offer it, or offers it twice', () => {
    expect(choiceOf({ profession: 'massage' }, CHOICES)).toBeUndefined()
    expect(choiceOf({ provider: 'Farah Cormier' }, [...CHOICES, CHOICES[0]!])).toBeUndefined()
  })
})

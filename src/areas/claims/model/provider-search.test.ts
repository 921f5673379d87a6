import { describe, expect, it } from 'vitest'
import { PROVIDERS, RECENT_PROVIDERS } from '../../../../tests/support/claim-world.ts'
import type { ClaimAnswers } from './answers.ts'
import { chosenProvider, searchParameters, sortProviders, specialtyOf } from './provider-search.ts'

describe('provider search', () => {
  const search = (more: object): ClaimAnswers => ({
    'provider-type': { providerType: 'PHYSPARA' },
    'provider-search': { how: 'search', city: ' Moncton ', province: 'NB', ...more } as never,
  })
  it('the provider search sends the digits of a telephone number', { tags: ['CLAIM-19'] }, () => {
    expect(searchParameters(search({ phone: '(506) 555-0199' }))).toMatchObject({ phone: '5065550199' })
  })
  it('the provider search sends no telephone number if none is entered', { tags: ['CLAIM-20'] }, () => {
    for (const phone of [undefined, '', ' - ']) expect(searchParameters(search({ phone }))).not.toHaveProperty('phone')
  })
  it('the provider search sends the town and the province in lower case', { tags: ['CLAIM-21'] }, () => {
    expect(searchParameters(search({}))).toEqual({ type: 'PHYSPARA', name: '', city: 'moncton', province: 'nb' })
  })
  it(
    'the provider search sends the name without spaces at its ends, or an empty name if none is entered',
    { tags: ['CLAIM-18', 'API-094'] },
    () => {
      expect(searchParameters(search({ nameOfPerson: ' Anne Roy ' }))).toMatchObject({ name: 'Anne Roy' })
      for (const nameOfPerson of [undefined, '  '])
        expect(searchParameters(search({ nameOfPerson }))).toMatchObject({ name: '' })
    },
  )
  it('the provider search has no parameters while a required answer is missing', () => {
    expect(searchParameters({})).toBeUndefined()
    expect(searchParameters({ ...search({}), 'provider-type': { providerType: 'recent:R1' } })).toBeUndefined()
    expect(searchParameters(search({ how: 'manual' }))).toBeUndefined()
    expect(searchParameters(search({ city: undefined }))).toBeUndefined()
  })
  it('providers are sorted by rank, then by distance, then by name', { tags: ['CLAIM-22', 'D-109'] }, () => {
    const of = (pauthId: string, searchRanking?: number, distanceFromOrigin?: number, sortNameKey?: string) =>
      ({ ...PROVIDERS[0]!, pauthId, searchRanking, distanceFromOrigin, sortNameKey }) as never
    const sorted = sortProviders([
      of('f'),
      of('d', 2, 1),
      of('c', 1, 9, 'ÉMOND'),
      of('b', 1, 9, 'EDDY'),
      of('a', 1, 3),
      of('e', undefined, 1),
    ])
    expect(sorted.map(({ pauthId }) => pauthId)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
  it(
    'the specialty of a provider type is derived from its code if the service gives no specialty',
    { tags: ['D-110'] },
    () => {
      expect(
        [
          { providerType: 'PHYSPARA' },
          { providerType: 'DENTINDI' },
          { providerType: 'X', specialtyCode: 'YY' },
          undefined,
        ].map(specialtyOf),
      ).toEqual(['PHYS', 'DENT', 'YY', undefined])
    },
  )
  it('the chosen provider is found among recent providers and search results', () => {
    const known = { recentProviders: RECENT_PROVIDERS, providers: PROVIDERS }
    expect(chosenProvider({ 'provider-type': { providerType: 'recent:R1' } }, known)?.pauthId).toBe('R1')
    expect(chosenProvider({ ...search({}), 'provider-results': { pauthId: 'P2' } }, known)?.pauthId).toBe('P2')
    expect(
      chosenProvider({ ...search({ how: 'manual' }), 'provider-results': { pauthId: 'P2' } }, known),
    ).toBeUndefined()
  })
})

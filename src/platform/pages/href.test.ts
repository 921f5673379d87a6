import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { carriedSearch, hrefOf, inLocale } from './page-registry.ts'

beforeEach(() => setLocale('en'))

describe('hrefOf', () => {
  it('the address of a page begins with the current language, or the given one', { tags: ['ROUTE-001'] }, () => {
    expect(hrefOf('dashboard.home')).toBe('/en/dashboard')
    setLocale('fr')
    expect(hrefOf('dashboard.home')).toBe('/fr/dashboard')
    expect(hrefOf('dashboard.home', {}, 'en')).toBe('/en/dashboard')
  })

  it('the address of a page contains its parameters', { tags: ['ROUTE-045'] }, () => {
    expect(hrefOf('history.details', { claimId: '12', line: '3' })).toBe('/en/history/details/12/3')
  })

  it('the address of a page encodes reserved characters of its parameters', { tags: ['D-165'] }, () => {
    expect(hrefOf('history.details', { claimId: 'a+b#c/d%e?f', line: '1' })).toBe(
      '/en/history/details/a%2Bb%23c%2Fd%25e%3Ff/1',
    )
  })

  it('the parameters of any address decode to the given values', () => {
    const awkward = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: fc.constantFrom('+', '#', '/', '%', '?', '&', '=', ' ', '.', 'é', '%2F'), minLength: 1 }),
    )
    fc.assert(
      fc.property(awkward, awkward, (claimId, line) => {
        const address = hrefOf('history.details', { claimId, line })
        expect(address).toMatch(/^\/en\/history\/details\/[^/?#]+\/[^/?#]+$/)
        expect(address.split('/').slice(4).map(decodeURIComponent)).toEqual([claimId, line])
      }),
    )
  })

  it('hrefOf throws for an unknown page and for a missing parameter', () => {
    expect(() => hrefOf('nowhere.at-all')).toThrow('nowhere.at-all')
    expect(() => hrefOf('history.details', { claimId: '1' })).toThrow('line')
  })
})

describe('carriedSearch', { tags: ['D-06'] }, () => {
  it('a query is carried between public pages without its status, and between member pages unchanged', () => {
    expect(carriedSearch({ search: '?brand=SBC&status=timeout', isPublic: true }, true)).toBe('?brand=SBC')
    expect(carriedSearch({ search: '?from=20260101&x=1', isPublic: false }, false)).toBe('?from=20260101&x=1')
  })

  it('a query carried from public to member pages loses status and tokens, and keeps the rest', () => {
    expect(carriedSearch({ search: '?status=timeout&brand=SBC&token=abc&mslToken=def', isPublic: true }, false)).toBe(
      '?brand=SBC',
    )
    expect(carriedSearch({ search: '?status=timeout&token=abc', isPublic: true }, false)).toBe('')
  })

  it('an empty query stays empty', () => {
    expect(carriedSearch({ search: '', isPublic: true }, false)).toBe('')
  })

  it('a query carried to member pages contains no status or token, however often they occur', () => {
    const pair = fc.tuple(fc.constantFrom('status', 'token', 'mslToken', 'brand', 'q'), fc.string())
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const carried = new URLSearchParams(
          carriedSearch({ search: `?${new URLSearchParams(pairs)}`, isPublic: true }, false),
        )
        expect([...carried]).toEqual(pairs.filter(([key]) => key === 'brand' || key === 'q'))
      }),
    )
  })
})

describe('inLocale', { tags: ['ROUTE-137', 'I18N-02'] }, () => {
  it.each([
    { at: '/en/history/details/7/1', other: '/fr/history/details/7/1' },
    { at: '/en', other: '/fr' },
    { at: '/en/english', other: '/fr/english' },
    { at: '/en/en', other: '/fr/en' },
  ])('the address $at in the other language is $other', ({ at, other }) => {
    expect(inLocale({ pathname: at, search: '', hash: '' }, 'fr')).toBe(other)
    expect(inLocale({ pathname: other, search: '', hash: '' }, 'en')).toBe(at)
  })

  it('a change of language keeps query and hash', () => {
    expect(inLocale({ pathname: '/en/history', search: '?x=1&y=a%2Bb', hash: '#main-content' }, 'fr')).toBe(
      '/fr/history?x=1&y=a%2Bb#main-content',
    )
  })

  it('an address without a language gets one', { tags: ['ROUTE-017', 'D-03'] }, () => {
    expect(inLocale({ pathname: '/custom-contact', search: '', hash: '' }, 'fr')).toBe('/fr/custom-contact')
    expect(inLocale({ pathname: '/enter', search: '', hash: '' }, 'fr')).toBe('/fr/enter')
  })

  it('an address changed to the other language and back is unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en' as const, 'fr' as const),
        fc.webPath(),
        fc.webQueryParameters(),
        (locale, path, query) => {
          const pathname = `/${locale}${path}`
          const there = inLocale({ pathname, search: query && `?${query}`, hash: '' }, locale === 'en' ? 'fr' : 'en')
          const { pathname: back, search } = new URL(there, 'https://portal.example')
          expect(inLocale({ pathname: back, search, hash: '' }, locale)).toBe(
            inLocale(new URL(pathname + (query && `?${query}`), 'https://portal.example'), locale),
          )
        },
      ),
    )
  })
})

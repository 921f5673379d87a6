import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { carriedSearch, hrefOf, inLocale } from './page-registry.ts'

beforeEach(() => setLocale('en'))

describe('hrefOf', () => {
  it(
    'the URL of a page begins with the current language, or with the language that is given',
    { tags: ['ROUTE-001'] },
    () => {
      expect(hrefOf('dashboard.home')).toBe('/en/dashboard')
      setLocale('fr')
      expect(hrefOf('dashboard.home')).toBe('/fr/dashboard')
      expect(hrefOf('dashboard.home', {}, 'en')).toBe('/en/dashboard')
    },
  )

  it('the URL of a page contains the page parameters', { tags: ['ROUTE-045'] }, () => {
    expect(hrefOf('history.details', { claimId: '12', line: '3' })).toBe('/en/history/details/12/3')
  })

  it('the URL of a page encodes reserved characters of the page parameters', { tags: ['D-165'] }, () => {
    expect(hrefOf('history.details', { claimId: 'a+b#c/d%e?f', line: '1' })).toBe(
      '/en/history/details/a%2Bb%23c%2Fd%25e%3Ff/1',
    )
  })

  it('the parameters decoded from the URL of a page are those with which the URL was made', () => {
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

  it('hrefOf throws an error for an unknown page and for a missing parameter', () => {
    expect(() => hrefOf('nowhere.at-all')).toThrow('nowhere.at-all')
    expect(() => hrefOf('history.details', { claimId: '1' })).toThrow('line')
  })
})

describe('carriedSearch', { tags: ['D-06'] }, () => {
  it('a link between public pages keeps the query except status, and a link between member pages keeps the whole query', () => {
    expect(carriedSearch({ search: '?brand=SBC&status=timeout', isPublic: true }, true)).toBe('?brand=SBC')
    expect(carriedSearch({ search: '?from=20260101&x=1', isPublic: false }, false)).toBe('?from=20260101&x=1')
  })

  it('a link from a public page to a member page removes the status and tokens from the query, and keeps the rest', () => {
    expect(carriedSearch({ search: '?status=timeout&brand=SBC&token=abc&mslToken=def', isPublic: true }, false)).toBe(
      '?brand=SBC',
    )
    expect(carriedSearch({ search: '?status=timeout&token=abc', isPublic: true }, false)).toBe('')
  })

  it('an empty query stays empty', () => {
    expect(carriedSearch({ search: '', isPublic: true }, false)).toBe('')
  })

  it('the query of a member page contains no status and no token from a public page, however often they occur', () => {
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
  ])('the URL $at has the URL $other in the other language', ({ at, other }) => {
    expect(inLocale({ pathname: at, search: '', hash: '' }, 'fr')).toBe(other)
    expect(inLocale({ pathname: other, search: '', hash: '' }, 'en')).toBe(at)
  })

  it('a change of language keeps the query and the hash', () => {
    expect(inLocale({ pathname: '/en/history', search: '?x=1&y=a%2Bb', hash: '#main-content' }, 'fr')).toBe(
      '/fr/history?x=1&y=a%2Bb#main-content',
    )
  })

  it('changing the language of a URL without a language adds the language', { tags: ['ROUTE-017', 'D-03'] }, () => {
    expect(inLocale({ pathname: '/custom-contact', search: '', hash: '' }, 'fr')).toBe('/fr/custom-contact')
    expect(inLocale({ pathname: '/enter', search: '', hash: '' }, 'fr')).toBe('/fr/enter')
  })

  it('a URL that is changed to the other language and back is unchanged', () => {
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

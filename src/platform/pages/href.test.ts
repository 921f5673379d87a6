import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { carriedSearch, hrefOf, inLocale } from './page-registry.ts'

beforeEach(() => setLocale('en'))

describe('the address of a page', () => {
  it('begins with the language being read', { tags: ['ROUTE-001'] }, () => {
    expect(hrefOf('dashboard.home')).toBe('/en/dashboard')
    setLocale('fr')
    expect(hrefOf('dashboard.home')).toBe('/fr/dashboard')
    expect(hrefOf('dashboard.home', {}, 'en')).toBe('/en/dashboard')
  })

  it('holds its parameters', { tags: ['ROUTE-045'] }, () => {
    expect(hrefOf('history.details', { claimId: '12', line: '3' })).toBe('/en/history/details/12/3')
  })

  it('encodes what has a meaning in addresses', { tags: ['D-165'] }, () => {
    expect(hrefOf('history.details', { claimId: 'a+b#c/d%e?f', line: '1' })).toBe('/en/history/details/a%2Bb%23c%2Fd%25e%3Ff/1')
  })

  it('gives back any parameter whole, whatever it holds', () => {
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

  it('is refused for a page that does not exist, and without a parameter it needs', () => {
    expect(() => hrefOf('nowhere.at-all')).toThrow('nowhere.at-all')
    expect(() => hrefOf('history.details', { claimId: '1' })).toThrow('line')
  })
})

describe('the query that goes along', { tags: ['D-06'] }, () => {
  it('is all of it from public to public, and from member to member', () => {
    expect(carriedSearch({ search: '?brand=SBC&status=timeout', isPublic: true }, true)).toBe('?brand=SBC')
    expect(carriedSearch({ search: '?from=20260101&x=1', isPublic: false }, false)).toBe('?from=20260101&x=1')
  })

  it('loses messages and secrets on the way into the member pages, and keeps the rest', () => {
    expect(carriedSearch({ search: '?status=timeout&brand=SBC&token=abc&mslToken=def', isPublic: true }, false)).toBe('?brand=SBC')
    expect(carriedSearch({ search: '?status=timeout&token=abc', isPublic: true }, false)).toBe('')
  })

  it('is nothing where there was nothing', () => {
    expect(carriedSearch({ search: '', isPublic: true }, false)).toBe('')
  })

  it('never carries a secret inside, wherever it stands and however often', () => {
    const pair = fc.tuple(fc.constantFrom('status', 'token', 'mslToken', 'brand', 'q'), fc.string())
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const carried = new URLSearchParams(carriedSearch({ search: `?${new URLSearchParams(pairs)}`, isPublic: true }, false))
        expect([...carried]).toEqual(pairs.filter(([key]) => key === 'brand' || key === 'q'))
      }),
    )
  })
})

describe('the same place in the other language', { tags: ['ROUTE-137', 'I18N-02'] }, () => {
  it.each([
    { at: '/en/history/details/7/1', other: '/fr/history/details/7/1' },
    { at: '/en', other: '/fr' },
    { at: '/en/english', other: '/fr/english' },
    { at: '/en/en', other: '/fr/en' },
  ])('of $at is $other', ({ at, other }) => {
    expect(inLocale({ pathname: at, search: '', hash: '' }, 'fr')).toBe(other)
    expect(inLocale({ pathname: other, search: '', hash: '' }, 'en')).toBe(at)
  })

  it('keeps query and hash as they are', () => {
    expect(inLocale({ pathname: '/en/history', search: '?x=1&y=a%2Bb', hash: '#main-content' }, 'fr')).toBe('/fr/history?x=1&y=a%2Bb#main-content')
  })

  it('gets a language where it had none', { tags: ['ROUTE-017', 'D-03'] }, () => {
    expect(inLocale({ pathname: '/custom-contact', search: '', hash: '' }, 'fr')).toBe('/fr/custom-contact')
    expect(inLocale({ pathname: '/enter', search: '', hash: '' }, 'fr')).toBe('/fr/enter')
  })

  it('twice is where one began, for any address', () => {
    fc.assert(
      fc.property(fc.constantFrom('en' as const, 'fr' as const), fc.webPath(), fc.webQueryParameters(), (locale, path, query) => {
        const pathname = `/${locale}${path}`
        const there = inLocale({ pathname, search: query && `?${query}`, hash: '' }, locale === 'en' ? 'fr' : 'en')
        const { pathname: back, search } = new URL(there, 'https://portal.example')
        expect(inLocale({ pathname: back, search, hash: '' }, locale)).toBe(
          inLocale(new URL(pathname + (query && `?${query}`), 'https://portal.example'), locale),
        )
      }),
    )
  })
})

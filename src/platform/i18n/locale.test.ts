import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, openTab } from '../../../tests/support/browser.ts'
import { currentLocale, DEFAULT_LOCALE, intlTag, isLocale, LOCALES, otherLocale, preferredLocale, setLocale } from './locale.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

it('speaks English and French, English by default', { tags: ['I18N-01', 'CONST-11'] }, () => {
  expect(LOCALES).toEqual(['en', 'fr'])
  expect(DEFAULT_LOCALE).toBe('en')
})

it.each(['de', 'EN', 'Fr', 'fr-CA', '', undefined, null, 1])('does not take %j for a language', { tags: ['ROUTE-002', 'D-03'] }, (value) => {
  expect(isLocale(value)).toBe(false)
})

describe('where a page has no language in its address', () => {
  it.each([
    { stored: 'fr', browser: 'en-CA', shown: 'fr' },
    { stored: 'en', browser: 'fr-CA', shown: 'en' },
    { stored: undefined, browser: 'fr-CA', shown: 'fr' },
    { stored: undefined, browser: 'FR', shown: 'fr' },
    { stored: undefined, browser: 'de-DE', shown: 'en' },
    { stored: undefined, browser: undefined, shown: 'en' },
    { stored: 'de', browser: 'fr', shown: 'fr' },
  ])('chooses $shown with $stored stored in a $browser browser', { tags: ['I18N-03', 'SESSION-13', 'D-02'] }, ({ stored, browser, shown }) => {
    if (stored) tab.local.setItem('locale', stored)
    vi.stubGlobal('navigator', browser ? { language: browser } : {})
    expect(preferredLocale()).toBe(shown)
  })

  it('goes on without storage, which a browser may refuse', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    vi.stubGlobal('navigator', { language: 'fr-CA' })
    expect(preferredLocale()).toBe('fr')
  })
})

it('a language that is chosen is remembered, alone', { tags: ['SESSION-11', 'SESSION-12'] }, () => {
  setLocale('fr')
  expect(currentLocale()).toBe('fr')
  expect(contentOf(tab.local)).toEqual({ locale: 'fr' })
  setLocale('en')
  expect(contentOf(tab.local)).toEqual({ locale: 'en' })
})

it('still changes where storage is refused: the address carries the language', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  setLocale('fr')
  expect(currentLocale()).toBe('fr')
  setLocale('en')
})

it('writes as Canadians do', { tags: ['I18N-05', 'CONST-15'] }, () => {
  expect(LOCALES.map(intlTag)).toEqual(['en-CA', 'fr-CA'])
  expect(LOCALES.map(otherLocale)).toEqual(['fr', 'en'])
})

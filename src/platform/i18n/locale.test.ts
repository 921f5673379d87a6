import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, openTab } from '../../../tests/support/browser.ts'
import { currentLocale, DEFAULT_LOCALE, intlTag, isLocale, LOCALES, otherLocale, preferredLocale, setLocale } from './locale.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

it('I18N-01 CONST-11 speaks English and French, English by default', () => {
  expect(LOCALES).toEqual(['en', 'fr'])
  expect(DEFAULT_LOCALE).toBe('en')
})

it.each(['de', 'EN', 'Fr', 'fr-CA', '', undefined, null, 1])('ROUTE-002 does not take %j for a language (D-03)', (value) => {
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
  ])('I18N-03 SESSION-13 chooses $shown with $stored stored in a $browser browser (D-02)', ({ stored, browser, shown }) => {
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

it('SESSION-11 SESSION-12 a language that is chosen is remembered, alone', () => {
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

it('I18N-05 CONST-15 writes as Canadians do', () => {
  expect(LOCALES.map(intlTag)).toEqual(['en-CA', 'fr-CA'])
  expect(LOCALES.map(otherLocale)).toEqual(['fr', 'en'])
})

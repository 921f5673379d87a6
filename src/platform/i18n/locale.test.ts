import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, openTab } from '../../../tests/support/browser.ts'
import {
  currentLocale,
  DEFAULT_LOCALE,
  intlTag,
  isLocale,
  LOCALES,
  otherLocale,
  preferredLocale,
  setLocale,
} from './locale.ts'

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

it(
  'the portal has the languages English and French, with English as the default',
  { tags: ['I18N-01', 'CONST-11'] },
  () => {
    expect(LOCALES).toEqual(['en', 'fr'])
    expect(DEFAULT_LOCALE).toBe('en')
  },
)

it.each(['de', 'EN', 'Fr', 'fr-CA', '', undefined, null, 1])(
  'the value %j is not a language',
  { tags: ['ROUTE-002', 'D-03'] },
  (value) => {
    expect(isLocale(value)).toBe(false)
  },
)

describe('preferredLocale', () => {
  it.each([
    { stored: 'fr', browser: 'en-CA', shown: 'fr' },
    { stored: 'en', browser: 'fr-CA', shown: 'en' },
    { stored: undefined, browser: 'fr-CA', shown: 'fr' },
    { stored: undefined, browser: 'FR', shown: 'fr' },
    { stored: undefined, browser: 'de-DE', shown: 'en' },
    { stored: undefined, browser: undefined, shown: 'en' },
    { stored: 'de', browser: 'fr', shown: 'fr' },
  ])(
    'the preferred language is $shown with $stored stored in a $browser browser',
    { tags: ['I18N-03', 'SESSION-13', 'D-02'] },
    ({ stored, browser, shown }) => {
      if (stored) tab.local.setItem('locale', stored)
      vi.stubGlobal('navigator', browser ? { language: browser } : {})
      expect(preferredLocale()).toBe(shown)
    },
  )

  it('the preferred language is that of the browser if the browser refuses access to storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    vi.stubGlobal('navigator', { language: 'fr-CA' })
    expect(preferredLocale()).toBe('fr')
  })
})

it('choosing a language stores the language and nothing else', { tags: ['SESSION-11', 'SESSION-12'] }, () => {
  setLocale('fr')
  expect(currentLocale()).toBe('fr')
  expect(contentOf(tab.local)).toEqual({ locale: 'fr' })
  setLocale('en')
  expect(contentOf(tab.local)).toEqual({ locale: 'en' })
})

it('the language can be changed even if the browser refuses access to storage', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  setLocale('fr')
  expect(currentLocale()).toBe('fr')
  setLocale('en')
})

it('the languages have the Canadian tags en-CA and fr-CA', { tags: ['I18N-05', 'CONST-15'] }, () => {
  expect(LOCALES.map(intlTag)).toEqual(['en-CA', 'fr-CA'])
  expect(LOCALES.map(otherLocale)).toEqual(['fr', 'en'])
})

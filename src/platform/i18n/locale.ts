/** The two languages of the portal (I18N-01, CONST-11). */
export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

const STORAGE_KEY = 'locale'

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'fr'
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en')
/** BCP 47 tag for Intl: Canadian conventions (I18N-05). */
export const intlTag = (locale: Locale): 'en-CA' | 'fr-CA' => (locale === 'fr' ? 'fr-CA' : 'en-CA')

/** Locale for a page without one in its URL: the stored one, then the browser's, then English (D-02, I18N-03). */
export function preferredLocale(): Locale {
  const stored = readStored()
  if (stored) return stored
  const browser = globalThis.navigator?.language?.slice(0, 2).toLowerCase()
  return isLocale(browser) ? browser : DEFAULT_LOCALE
}

let current: Locale = DEFAULT_LOCALE

/**
 * Language of the displayed page or, during a navigation, of the page that is loading. The URL determines the language
 * (GUARD-03). Requests ask for responses in this language.
 */
export const currentLocale = (): Locale => current

/** Sets and stores the current language (SESSION-12). */
export function setLocale(locale: Locale): void {
  current = locale
  rememberLocale(locale)
}

/** Stores the language, the only value that the portal keeps in local storage (SESSION-11, D-19). */
export function rememberLocale(locale: Locale): void {
  try {
    globalThis.localStorage?.setItem(STORAGE_KEY, locale)
  } catch {
    // the browser may refuse storage (private windows, policies); the language is also in the URL
  }
}

/** Clears local storage at the session end, including entries of other scripts (SESSION-43, D-20). */
export function forgetLocal(): void {
  try {
    globalThis.localStorage?.clear()
  } catch {
    // a browser that refuses storage has stored nothing
  }
}

function readStored(): Locale | undefined {
  try {
    const stored = globalThis.localStorage?.getItem(STORAGE_KEY)
    return isLocale(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** The two languages of the portal (I18N-01, CONST-11). */
export const LOCALES = ['en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

const STORAGE_KEY = 'locale'

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'fr'
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en')
/** BCP 47 tag for Intl: Canadian conventions (I18N-05). */
export const intlTag = (locale: Locale): 'en-CA' | 'fr-CA' => (locale === 'fr' ? 'fr-CA' : 'en-CA')

/** Where a page must render without a locale in its URL: stored, then the browser's, then English (D-02, I18N-03). */
export function preferredLocale(): Locale {
  const stored = readStored()
  if (stored) return stored
  const browser = globalThis.navigator?.language?.slice(0, 2).toLowerCase()
  return isLocale(browser) ? browser : DEFAULT_LOCALE
}

let current: Locale = DEFAULT_LOCALE

/** The language of the page that is shown or being fetched: what requests ask for. The URL decides it (GUARD-03). */
export const currentLocale = (): Locale => current

/** Makes a language current and remembers it (SESSION-12). */
export function setLocale(locale: Locale): void {
  current = locale
  rememberLocale(locale)
}

/** The only value the portal keeps in local storage (SESSION-11, D-19). */
export function rememberLocale(locale: Locale): void {
  try {
    globalThis.localStorage?.setItem(STORAGE_KEY, locale)
  } catch {
    // storage may be refused (private windows, policy): the URL still carries the language
  }
}

/** Leaving empties local storage, whoever wrote to it (SESSION-43, D-20). */
export function forgetLocal(): void {
  try {
    globalThis.localStorage?.clear()
  } catch {
    // nothing is kept where storage is refused
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

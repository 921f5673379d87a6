export type Locale = 'en' | 'fr'

/** A text in both languages. */
export interface Bilingual {
  readonly en: string
  readonly fr: string
}

/** The same text for both languages, such as words that a member typed. */
export const monolingual = (text: string): Bilingual => ({ en: text, fr: text })

/**
 * French if the page's language (Locale header) is French, or if that header is missing and the first language of
 * Accept-Language is French. English otherwise.
 */
export const localeOf = (language: string | undefined): Locale =>
  language?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en'

export type Locale = 'en' | 'fr'

/** A text in both languages. */
export interface Bilingual {
  readonly en: string
  readonly fr: string
}

/** The same text for both languages, such as words that a member typed. */
export const monolingual = (text: string): Bilingual => ({ en: text, fr: text })

/**
 * The locale for a language tag, or for the value of a Locale or Accept-Language header: French if the text begins with
 * `fr`, otherwise English.
 */
export const localeOf = (language: string | undefined): Locale =>
  language?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en'

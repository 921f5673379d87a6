export type Locale = 'en' | 'fr'

/** A text in both languages. */
export interface Bilingual {
  readonly en: string
  readonly fr: string
}

/** A text that is the same in both languages, such as the words of a member. */
export const monolingual = (text: string): Bilingual => ({ en: text, fr: text })

/**
 * French when the page (Locale) or else the first language asked for (Accept-Language) is French; English otherwise.
 */
export const localeOf = (language: string | undefined): Locale =>
  language?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en'

export type Locale = 'en' | 'fr'

/** A text in both languages. */
export interface Bilingual {
  readonly en: string
  readonly fr: string
}

/** A text that reads the same in both, such as what a member has written. */
export const monolingual = (text: string): Bilingual => ({ en: text, fr: text })

/** French when the page (Locale) or else the first language asked for (Accept-Language) is French; English otherwise. */
export const localeOf = (language: string | undefined): Locale => (language?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en')

export type Locale = 'en' | 'fr'

/** A text in both languages. */
export interface Words {
  readonly en: string
  readonly fr: string
}

/** French when the page (Locale) or else the first language asked for (Accept-Language) is French; English otherwise. */
export const localeOf = (language: string | undefined): Locale => (language?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en')

const UNITS = { en: 'km|MB', fr: 'km|mmHg|Mo|mois|ans?|heures?|minutes?|secondes?|jours|chiffres?|caractères?|codes?' } as const
const POSTAL_CODE = '[A-Z]\\d[A-Z] \\d[A-Z]\\d'

/** A plain space where the end of a line must not come between a number and its unit, or the halves of a postal code. */
export const NON_BREAKING = {
  en: new RegExp(`[\\d}] (?:${UNITS.en})\\b|${POSTAL_CODE}`),
  fr: new RegExp(`[\\d}] (?:${UNITS.fr})(?!\\p{L})|${POSTAL_CODE}`, 'u'),
} as const

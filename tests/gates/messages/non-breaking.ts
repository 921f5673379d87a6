const UNITS = {
  en: 'km|MB',
  fr: 'km|mmHg|Mo|mois|ans?|heures?|minutes?|secondes?|jours|chiffres?|caractères?|codes?',
} as const
const POSTAL_CODE = '[A-Z]\\d[A-Z] \\d[A-Z]\\d'

/** Patterns of a plain space where a line must not break: between a number and its unit, and inside a postal code. */
export const NON_BREAKING = {
  en: new RegExp(`[\\d}] (?:${UNITS.en})\\b|${POSTAL_CODE}`),
  fr: new RegExp(`[\\d}] (?:${UNITS.fr})(?!\\p{L})|${POSTAL_CODE}`, 'u'),
} as const

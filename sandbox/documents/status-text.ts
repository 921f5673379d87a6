import type { Locale } from '../bilingual.ts'

const TEXTS: Record<string, Record<Locale, string>> = {
  PAID: { en: 'Processed', fr: 'Traitée' },
  PROCESSED: { en: 'Processed', fr: 'Traitée' },
  REJECTED: { en: 'Declined', fr: 'Refusée' },
  DECLINED: { en: 'Declined', fr: 'Refusée' },
  RECEIVED: { en: 'In progress', fr: 'En cours' },
  PENDED: { en: 'In progress', fr: 'En cours' },
  ADJUDICATED: { en: 'In progress', fr: 'En cours' },
  IN_PROGRESS: { en: 'In progress', fr: 'En cours' },
  WITHDRAWN: { en: 'Withdrawn', fr: 'Retirée' },
}

/** The name of a claim status (D-91). An unknown code is returned unchanged. */
export const statusText = (code: string, locale: Locale): string => TEXTS[code]?.[locale] ?? code

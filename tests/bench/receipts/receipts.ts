import { type Drawn, daysBefore, type Language, type LayoutName, LAYOUTS, oneOf, type Visit } from './layouts.ts'

/** The day on which all receipts are read, so that every run has the same receipts. */
export const TODAY = '20261125'

export interface Receipt extends Drawn {
  readonly id: string
  readonly layout: LayoutName
  readonly language: Language
}

/**
 * Layouts that were not used while the rules were written, so that they show how well the rules work for unknown
 * receipts.
 */
export const HELD_OUT: readonly LayoutName[] = ['dental', 'booklet']

const FOR_EACH_LAYOUT = 12

const WORDS = {
  en: {
    clinics: [
      'Riverside Physiotherapy',
      'Maple Massage & Wellness',
      'Harbour Chiropractic',
      'Fundy Vision Centre',
      'Cedar Counselling',
    ],
    people: ['Jordan Tremblett', 'Alex Morrow', 'Sam Oakfield', 'Robin Lakeman'],
    services: [
      'Physiotherapy, follow-up 45 min',
      'Massage therapy 60 min',
      'Chiropractic adjustment',
      'Psychologist session',
      'Acupuncture',
    ],
  },
  fr: {
    clinics: [
      'Physiothérapie de la Rivière',
      'Massothérapie Érable',
      'Chiropratique du Havre',
      'Centre de vision Fundy',
      'Clinique des Cèdres',
    ],
    people: ['Marie-Ève Cormier', 'Émile Gagnon', 'Hélène Doiron', 'Théo Lachance'],
    services: [
      'Physiothérapie, suivi 45 min',
      'Massothérapie 60 min',
      'Traitement chiropratique',
      'Séance de psychologie',
      'Acupuncture',
    ],
  },
} as const

/** Random numbers from 0 to 1 that are the same in every run. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Makes all receipts, for visits in the months before a day. There are twelve of each layout, half of them in French.
 */
export function makeReceipts(today = TODAY): Receipt[] {
  return (Object.keys(LAYOUTS) as LayoutName[]).flatMap((layout, row) =>
    Array.from({ length: FOR_EACH_LAYOUT }, (_, index): Receipt => {
      const chance = chanceOf(1 + row * 1000 + index)
      const language = index % 2 === 0 ? 'en' : 'fr'
      const words = WORDS[language]
      const day = daysBefore(today, 1 + Math.floor(chance() * 300))
      const visit: Visit = {
        language,
        today,
        date: day,
        price: 4000 + Math.floor(chance() * 40) * 500 + (chance() < 0.3 ? 50 : 0),
        clinic: oneOf(chance, words.clinics),
        person: oneOf(chance, words.people),
        service: oneOf(chance, words.services),
        number: 1000 + Math.floor(chance() * 9000),
        chance,
      }
      return { id: `${layout}-${index}-${language}`, layout, language, ...LAYOUTS[layout](visit) }
    }),
  )
}

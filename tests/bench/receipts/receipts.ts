import { type Drawn, daysBefore, type Language, type LayoutName, LAYOUTS, oneOf, type Visit } from './layouts.ts'

/** The day on which all receipts are read, so that every run has the same receipts. */
export const TODAY = '20261125'

export interface Receipt extends Drawn {
  readonly id: string
  readonly layout: LayoutName
  readonly language: Language
  /** the clinic, if the receipt names it; the member has been to all clinics before */
  readonly provider: string | undefined
  /** the profession that the receipt names; absent if clinic and service name different ones */
  readonly profession: string | undefined
}

/**
 * Layouts that were not used while the rules were written, so that they show how well the rules work for unknown
 * receipts.
 */
export const HELD_OUT: readonly LayoutName[] = ['dental', 'booklet']

const FOR_EACH_LAYOUT = 12
/** Number of letters to which a till cuts a name. */
const PRINTED = 20

/** What the receipts say. Clinics and services stand with the profession that they name, if any. */
const WORDS = {
  en: {
    clinics: [
      ['Riverside Physiotherapy', 'physiotherapy'],
      ['Maple Massage & Wellness', 'massage'],
      ['Harbour Chiropractic', 'chiropractic'],
      ['Fundy Vision Centre'],
      ['Cedar Counselling'],
    ],
    people: ['Jordan Tremblett', 'Alex Morrow', 'Sam Oakfield', 'Robin Lakeman'],
    services: [
      ['Physiotherapy, follow-up 45 min', 'physiotherapy'],
      ['Massage therapy 60 min', 'massage'],
      ['Chiropractic adjustment', 'chiropractic'],
      ['Psychologist session', 'psychology'],
      ['Acupuncture', 'acupuncture'],
    ],
  },
  fr: {
    clinics: [
      ['Physiothérapie de la Rivière', 'physiotherapy'],
      ['Massothérapie Érable', 'massage'],
      ['Chiropratique du Havre', 'chiropractic'],
      ['Centre de vision Fundy'],
      ['Clinique des Cèdres'],
    ],
    people: ['Marie-Ève Cormier', 'Émile Gagnon', 'Hélène Doiron', 'Théo Lachance'],
    services: [
      ['Physiothérapie, suivi 45 min', 'physiotherapy'],
      ['Massothérapie 60 min', 'massage'],
      ['Traitement chiropratique', 'chiropractic'],
      ['Séance de psychologie', 'psychology'],
      ['Acupuncture', 'acupuncture'],
    ],
  },
} as const

/** A clinic or service, with the profession that its name says. */
type Named = readonly [name: string, profession?: string]

/** The clinics to which the member has been before. */
export const KNOWN_PROVIDERS: readonly string[] = [...WORDS.en.clinics, ...WORDS.fr.clinics].map(([name]) => name)

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
      const price = 4000 + Math.floor(chance() * 40) * 500 + (chance() < 0.3 ? 50 : 0)
      const clinic = oneOf<Named>(chance, words.clinics)
      const person = oneOf(chance, words.people)
      const service = oneOf<Named>(chance, words.services)
      const visit: Visit = {
        language,
        today,
        date: day,
        price,
        clinic: clinic[0],
        person,
        service: service[0],
        number: 1000 + Math.floor(chance() * 9000),
        chance,
      }
      const drawn = LAYOUTS[layout](visit)
      const printed = [clinic, service].filter(([name]) =>
        drawn.sheet.pieces.some(({ text }) => text.includes(name.slice(0, PRINTED))),
      )
      const professions = new Set(printed.flatMap(([, profession]) => profession ?? []))
      return {
        id: `${layout}-${index}-${language}`,
        layout,
        language,
        ...drawn,
        provider: printed.includes(clinic) ? clinic[0] : undefined,
        profession: professions.size === 1 ? [...professions][0] : undefined,
      }
    }),
  )
}

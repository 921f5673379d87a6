import type { FC } from 'react'
import { Drawing } from './icon.tsx'

const HEART = 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 15 12 20 12 20Z'
const SHIELD = 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Z'
const TALK = 'M4 5h16v11h-9.5L6 20v-4H4z'
const PERSON = 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M18.5 6v6M15.5 9h6'
const TOOTH =
  'M7.5 4C5 4 4 6 4.3 8.5c.3 2 1 3 1.3 5.5.3 2.5.6 6 2 6 1.5 0 1.5-5 4.4-5s2.9 5 4.4 5c1.4 0 1.7-3.5 2-6 .3-2.5 1-3.5 1.3-5.5C20 6 19 4 16.5 4c-2 0-3 1-4.5 1S9.5 4 7.5 4Z'
const PILL = 'm10.5 20 9-9a4.5 4.5 0 0 0-6.4-6.4l-9 9a4.5 4.5 0 0 0 6.4 6.4ZM8.6 9.1l6.4 6.4'
const GLASSES =
  'M3 14.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0Zm11 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0Zm-4 0c1-1 3-1 4 0M3 14l2-7h2m14 7-2-7h-2'
const GLOBE =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3Z'
const WALLET = 'M4 7.5h14.5V19H4zM4 7.5l10.5-3.5v3.5M18.5 11H21v4.5h-2.5M15.5 13.2h.2'
const WEIGHTS = 'M3 12h2m14 0h2M5 8.5v7M8 6v12M16 6v12M19 8.5v7M8 12h8'
const BED = 'M3 19V6M3 15.5h18V19M21 15.5V13a3 3 0 0 0-3-3h-8v5.5M6.5 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z'
const SCREEN = 'M4 5h16v10.5H4zM8.5 19.5h7M12 15.5v4M12 7.8v5M9.5 10.3h5'
const QUESTION = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 2.5 2.8v1.7M12 16.6v.2'
const PLUS = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 8v8M8 12h8'

/** Icons by key of the benefit (DATA-67, D-179) and code of the claim type (CLAIM-04). */
const ICONS: Readonly<Record<string, string>> = {
  DENTAL: TOOTH,
  DRUGS: PILL,
  EHB: HEART,
  HOSPITAL: BED,
  HSA: WALLET,
  PWA: WEIGHTS,
  LIFEDIS: SHIELD,
  OPTBEN: PLUS,
  ONLINEDOCTOR: SCREEN,
  TRAVEL: GLOBE,
  WELLNESSMEDSECOP: TALK,
  ASSIST: TALK,
  REFUGEE: HEART,
  vision: GLASSES,
  exclusion: SHIELD,
  predeterminations: QUESTION,
  'XX-PRAC': PERSON,
  'XX-HEAL': HEART,
  'XX-DENT': TOOTH,
  'XX-PHAR': PILL,
  'XX-VISI': GLASSES,
  'XX-TRAV': GLOBE,
  'XX-HSA': WALLET,
  'XX-PSA': WEIGHTS,
  'XX-DCI': BED,
  'XX-LADD': SHIELD,
}

/** Icon of a benefit or claim type; a plus sign for an unknown key. The text beside the icon has the same meaning. */
export const BenefitIcon: FC<{ readonly of: string }> = ({ of }) => (
  <Drawing color="var(--accent)" strokes={ICONS[of] ?? PLUS} />
)

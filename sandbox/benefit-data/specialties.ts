import type { ClaimTypeCode } from '../../generated/member/model/index.ts'
import type { Bilingual } from '../bilingual.ts'

export interface Service {
  readonly id: number
  readonly code: string
  readonly name: Bilingual
  /** the plan pays only with a prescription (D-106) */
  readonly prescription?: boolean
  /** the reason that another insurer usually gives, by its number (DATA-33) */
  readonly otherReason?: number
  /** first and last day on which it is paid (Date8); always, where there is none */
  readonly from?: string
  readonly until?: string
  /** what a visit usually costs, in cents; used for the history of personas */
  readonly usual: number
}

/** What the plan pays for the services of one kind of provider. */
export interface Specialty {
  readonly code: string
  readonly id: number
  /** PARA paramedical, INDI individual practitioner (D-110) */
  readonly providerType: string
  readonly name: Bilingual
  readonly claimTypes: readonly ClaimTypeCode[]
  /** category of the search in history (DATA-66) */
  readonly benefitCode: 'CHLTH' | 'DNTL'
  readonly coinsurancePercent: number
  /** most the plan recognises of one visit, in cents */
  readonly perVisit: number
  /** most the plan pays in a calendar year for one person, in cents */
  readonly perYear: number
  readonly services: readonly Service[]
}

const PRACTITIONER: readonly ClaimTypeCode[] = ['XX-PRAC', 'XX-HEAL']

const specialty = (
  [code, id, suffix]: readonly [string, number, 'PARA' | 'INDI'],
  name: Bilingual,
  [coinsurancePercent, perVisit, perYear]: readonly [number, number, number],
  services: readonly Service[],
  claimTypes: readonly ClaimTypeCode[] = PRACTITIONER,
  benefitCode: 'CHLTH' | 'DNTL' = 'CHLTH',
): Specialty => ({ code, id, providerType: `${code}${suffix}`, name, claimTypes, benefitCode, coinsurancePercent, perVisit, perYear, services })

const service = (
  id: number,
  code: string,
  en: string,
  fr: string,
  usual: number,
  more: Pick<Service, 'prescription' | 'otherReason' | 'from' | 'until'> = {},
): Service => ({
  id,
  code,
  name: { en, fr },
  usual,
  ...more,
})

/** The plan of every persona. Amounts in cents; fictional. */
export const SPECIALTIES: readonly Specialty[] = [
  specialty(
    ['PHYS', 11, 'PARA'],
    { en: 'Physiotherapist', fr: 'Physiothérapeute' },
    [80, 90_00, 750_00],
    [
      service(101, 'PHYS01', 'Physiotherapy – initial assessment', 'Physiothérapie\u00A0– évaluation initiale', 105_00),
      service(102, 'PHYS02', 'Physiotherapy – treatment', 'Physiothérapie\u00A0– traitement', 85_00),
      service(103, 'PHYS03', 'Physiotherapy – home visit', 'Physiothérapie\u00A0– visite à domicile', 120_00, { from: '20260101', otherReason: 3 }),
    ],
  ),
  specialty(
    ['MASS', 12, 'PARA'],
    { en: 'Massage therapist', fr: 'Massothérapeute' },
    [80, 80_00, 500_00],
    [
      service(111, 'MASS01', 'Massage therapy – 60 minutes', 'Massothérapie\u00A0– 60\u00A0minutes', 95_00, { prescription: true }),
      service(112, 'MASS02', 'Massage therapy – 30 minutes', 'Massothérapie\u00A0– 30\u00A0minutes', 60_00, { prescription: true }),
    ],
  ),
  specialty(
    ['CHIR', 13, 'PARA'],
    { en: 'Chiropractor', fr: 'Chiropraticienne ou chiropraticien' },
    [80, 60_00, 500_00],
    [
      service(121, 'CHIR01', 'Chiropractic – initial assessment', 'Chiropratique\u00A0– évaluation initiale', 90_00),
      service(122, 'CHIR02', 'Chiropractic – adjustment', 'Chiropratique\u00A0– ajustement', 55_00),
      service(123, 'CHIR03', 'Chiropractic – X-ray', 'Chiropratique\u00A0– radiographie', 45_00),
    ],
  ),
  specialty(
    ['PSYC', 14, 'INDI'],
    { en: 'Psychologist', fr: 'Psychologue' },
    [80, 200_00, 1500_00],
    [
      service(131, 'PSYC01', 'Psychology – individual session', 'Psychologie\u00A0– séance individuelle', 190_00),
      service(132, 'PSYC02', 'Psychology – couple or family session', 'Psychologie\u00A0– séance de couple ou familiale', 220_00),
    ],
  ),
  specialty(
    ['DIET', 15, 'PARA'],
    { en: 'Dietitian', fr: 'Nutritionniste' },
    [100, 120_00, 400_00],
    [
      service(141, 'DIET01', 'Dietitian – initial session', 'Nutrition\u00A0– première séance', 120_00),
      service(142, 'DIET02', 'Dietitian – follow-up', 'Nutrition\u00A0– suivi', 70_00),
    ],
  ),
  specialty(
    ['OSTE', 16, 'PARA'],
    { en: 'Osteopath', fr: 'Ostéopathe' },
    [80, 90_00, 500_00],
    [service(151, 'OSTE01', 'Osteopathy – treatment', 'Ostéopathie\u00A0– traitement', 110_00)],
  ),
  specialty(
    ['ACUP', 17, 'PARA'],
    { en: 'Acupuncturist', fr: 'Acupunctrice ou acupuncteur' },
    [80, 75_00, 400_00],
    [service(161, 'ACUP01', 'Acupuncture – treatment', 'Acupuncture\u00A0– traitement', 80_00)],
  ),
  specialty(
    ['PODI', 18, 'PARA'],
    { en: 'Podiatrist', fr: 'Podiatre' },
    [80, 70_00, 350_00],
    [service(171, 'PODI01', 'Podiatry – consultation', 'Podiatrie\u00A0– consultation', 75_00)],
  ),
  specialty(
    ['SPEE', 19, 'PARA'],
    { en: 'Speech therapist', fr: 'Orthophoniste' },
    [80, 150_00, 800_00],
    [service(181, 'SPEE01', 'Speech therapy – session', 'Orthophonie\u00A0– séance', 130_00)],
  ),
  specialty(
    ['OCCU', 20, 'PARA'],
    { en: 'Occupational therapist', fr: 'Ergothérapeute' },
    [80, 120_00, 600_00],
    [service(191, 'OCCU01', 'Occupational therapy – session', 'Ergothérapie\u00A0– séance', 115_00)],
  ),
  specialty(
    ['SOCW', 21, 'INDI'],
    { en: 'Social worker', fr: 'Travailleuse sociale ou travailleur social' },
    [80, 150_00, 1000_00],
    [service(201, 'SOCW01', 'Social work – session', 'Travail social\u00A0– séance', 125_00)],
  ),
  specialty(
    ['OPTO', 22, 'INDI'],
    { en: 'Optometrist', fr: 'Optométriste' },
    [80, 110_00, 110_00],
    [service(301, 'OPTO01', 'Eye examination', 'Examen de la vue', 100_00)],
    ['XX-VISI', 'XX-HEAL'],
  ),
  specialty(
    ['OPTI', 23, 'PARA'],
    { en: 'Optician', fr: 'Opticienne ou opticien' },
    [80, 300_00, 300_00],
    [
      service(311, 'OPTI01', 'Glasses', 'Lunettes', 320_00, { prescription: true }),
      service(312, 'OPTI02', 'Contact lenses', 'Lentilles cornéennes', 180_00, { prescription: true }),
    ],
    ['XX-VISI'],
  ),
  specialty(
    ['DENT', 24, 'INDI'],
    { en: 'Dentist', fr: 'Dentiste' },
    [80, 400_00, 2000_00],
    [
      service(401, 'DENT01', 'Dental examination', 'Examen dentaire', 88_00),
      service(402, 'DENT02', 'Cleaning and scaling', 'Nettoyage et détartrage', 142_00),
      service(403, 'DENT03', 'Filling', 'Obturation', 176_00),
    ],
    ['XX-DENT'],
    'DNTL',
  ),
]

export const findSpecialty = (code: string | undefined): Specialty | undefined => SPECIALTIES.find((each) => each.code === code)

export const findService = (specialtyCode: string | undefined, id: number): Service | undefined =>
  findSpecialty(specialtyCode)?.services.find((each) => each.id === id)

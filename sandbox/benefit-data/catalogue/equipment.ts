import type { Benefit } from './model.ts'
import { maximum, AUTHORIZATION, coinsurance, perYear, PRESCRIPTION, product } from './rules.ts'
import { bilingual } from '../../bilingual.ts'

const PRESCRIBED = { requirements: [PRESCRIPTION] }
const AUTHORIZED = { requirements: [PRESCRIPTION, AUTHORIZATION] }
const everyYears = (years: number) => maximum(`One every ${years} years`, `Un article tous les ${years}\u00A0ans`)

export const BRACES: readonly Benefit[] = [
  {
    code: 'BRACES',
    name: bilingual('Braces', 'Orthèses'),
    products: [
      product(
        'KNEEBRAC',
        bilingual('Knee brace', 'Orthèse de genou'),
        bilingual('A rigid or semi-rigid brace needed for daily activities.', 'Une orthèse rigide ou semi-rigide nécessaire aux activités quotidiennes.'),
        [coinsurance(80), everyYears(3)],
        PRESCRIBED,
      ),
      product(
        'WRSTBRAC',
        bilingual('Wrist brace', 'Orthèse de poignet'),
        bilingual('A brace that holds the wrist.', 'Une orthèse qui soutient le poignet.'),
        [coinsurance(80), everyYears(3)],
        PRESCRIBED,
      ),
    ],
  },
  {
    code: 'SUPPORTS',
    name: bilingual('Supports', 'Articles de soutien'),
    products: [
      product(
        'COMPSTOC',
        bilingual('Compression stockings', 'Bas de compression'),
        bilingual('Graduated stockings of 20 mmHg or more.', 'Bas à compression graduée d’au moins 20\u00A0mmHg.'),
        [coinsurance(80), maximum('Four pairs per calendar year', 'Quatre paires par année civile')],
        PRESCRIBED,
      ),
    ],
  },
]

export const MEDICAL_EQUIPMENT: readonly Benefit[] = [
  {
    code: 'BREATH',
    name: bilingual('Breathing', 'Respiration'),
    products: [
      product(
        'CPAP',
        bilingual('CPAP (breathing) machine', 'Appareil respiratoire à pression positive (CPAP)'),
        bilingual('A machine to treat sleep apnea, with its first mask.', 'Un appareil pour traiter l’apnée du sommeil, avec son premier masque.'),
        [coinsurance(80), everyYears(5)],
        AUTHORIZED,
      ),
      product(
        'OXYGEN',
        bilingual('Oxygen', 'Oxygène'),
        bilingual('Oxygen and the equipment to give it.', 'L’oxygène et l’équipement nécessaire pour l’administrer.'),
        [coinsurance(80)],
        PRESCRIBED,
      ),
    ],
  },
  {
    code: 'MOBILITY',
    name: bilingual('Getting around', 'Mobilité'),
    products: [
      product(
        'WHEELCHR',
        bilingual('Wheelchair', 'Fauteuil roulant'),
        bilingual('Rental, or purchase when it costs less.', 'Location, ou achat lorsque celui-ci coûte moins cher.'),
        [coinsurance(80), everyYears(5)],
        AUTHORIZED,
      ),
      product('CRUTCHES', bilingual('Crutches and canes', 'Béquilles et cannes'), bilingual('Rental or purchase.', 'Location ou achat.'), [coinsurance(80)]),
    ],
  },
]

export const ORTHOPEDIC_SHOES: readonly Benefit[] = [
  {
    code: 'FEET',
    name: bilingual('Shoes and foot orthotics', 'Chaussures et orthèses plantaires'),
    products: [
      product(
        'ORTHSHOE',
        bilingual('Custom-made orthopedic shoes', 'Chaussures orthopédiques sur mesure'),
        bilingual('Shoes made from a cast of the foot.', 'Chaussures fabriquées à partir d’un moulage du pied.'),
        [coinsurance(80), maximum('One pair per calendar year', 'Une paire par année civile')],
        PRESCRIBED,
      ),
      product(
        'ORTHOTIC',
        bilingual('Foot orthotics', 'Orthèses plantaires'),
        bilingual('Custom-made insoles.', 'Semelles faites sur mesure.'),
        [coinsurance(80), perYear(300_00)],
        PRESCRIBED,
      ),
    ],
  },
]

export const PROSTHETICS: readonly Benefit[] = [
  {
    code: 'PROSTH',
    name: bilingual('Artificial limbs and more', 'Membres artificiels et autres prothèses'),
    products: [
      product(
        'ARTLIMB',
        bilingual('Artificial limb', 'Membre artificiel'),
        bilingual('The first limb, and another when the body has changed.', 'Le premier membre, puis un autre lorsque le corps a changé.'),
        [coinsurance(80)],
        AUTHORIZED,
      ),
      product(
        'WIG',
        bilingual('Wig', 'Perruque'),
        bilingual('For hair loss caused by a treatment or a disease.', 'Pour une perte de cheveux causée par un traitement ou une maladie.'),
        [coinsurance(80), maximum('$500 in a lifetime', '500 $ à vie')],
        PRESCRIBED,
      ),
    ],
  },
]

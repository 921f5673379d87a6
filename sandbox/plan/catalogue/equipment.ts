import type { Benefit } from './model.ts'
import { atMost, AUTHORIZATION, pays, perYear, PRESCRIPTION, product } from './rules.ts'
import { words } from '../../words.ts'

const PRESCRIBED = { requirements: [PRESCRIPTION] }
const AUTHORIZED = { requirements: [PRESCRIPTION, AUTHORIZATION] }
const everyYears = (years: number) => atMost(`One every ${years} years`, `Un article tous les ${years}\u00A0ans`)

export const BRACES: readonly Benefit[] = [
  {
    code: 'BRACES',
    name: words('Braces', 'Orthèses'),
    products: [
      product(
        'KNEEBRAC',
        words('Knee brace', 'Orthèse de genou'),
        words('A rigid or semi-rigid brace needed for daily activities.', 'Une orthèse rigide ou semi-rigide nécessaire aux activités quotidiennes.'),
        [pays(80), everyYears(3)],
        PRESCRIBED,
      ),
      product(
        'WRSTBRAC',
        words('Wrist brace', 'Orthèse de poignet'),
        words('A brace that holds the wrist.', 'Une orthèse qui soutient le poignet.'),
        [pays(80), everyYears(3)],
        PRESCRIBED,
      ),
    ],
  },
  {
    code: 'SUPPORTS',
    name: words('Supports', 'Articles de soutien'),
    products: [
      product(
        'COMPSTOC',
        words('Compression stockings', 'Bas de compression'),
        words('Graduated stockings of 20 mmHg or more.', 'Bas à compression graduée d’au moins 20\u00A0mmHg.'),
        [pays(80), atMost('Four pairs per calendar year', 'Quatre paires par année civile')],
        PRESCRIBED,
      ),
    ],
  },
]

export const MEDICAL_EQUIPMENT: readonly Benefit[] = [
  {
    code: 'BREATH',
    name: words('Breathing', 'Respiration'),
    products: [
      product(
        'CPAP',
        words('CPAP (breathing) machine', 'Appareil respiratoire à pression positive (CPAP)'),
        words('A machine to treat sleep apnea, with its first mask.', 'Un appareil pour traiter l’apnée du sommeil, avec son premier masque.'),
        [pays(80), everyYears(5)],
        AUTHORIZED,
      ),
      product(
        'OXYGEN',
        words('Oxygen', 'Oxygène'),
        words('Oxygen and the equipment to give it.', 'L’oxygène et l’équipement nécessaire pour l’administrer.'),
        [pays(80)],
        PRESCRIBED,
      ),
    ],
  },
  {
    code: 'MOBILITY',
    name: words('Getting around', 'Mobilité'),
    products: [
      product(
        'WHEELCHR',
        words('Wheelchair', 'Fauteuil roulant'),
        words('Rental, or purchase when it costs less.', 'Location, ou achat lorsque celui-ci coûte moins cher.'),
        [pays(80), everyYears(5)],
        AUTHORIZED,
      ),
      product('CRUTCHES', words('Crutches and canes', 'Béquilles et cannes'), words('Rental or purchase.', 'Location ou achat.'), [pays(80)]),
    ],
  },
]

export const ORTHOPEDIC_SHOES: readonly Benefit[] = [
  {
    code: 'FEET',
    name: words('Shoes and foot orthotics', 'Chaussures et orthèses plantaires'),
    products: [
      product(
        'ORTHSHOE',
        words('Custom-made orthopedic shoes', 'Chaussures orthopédiques sur mesure'),
        words('Shoes made from a cast of the foot.', 'Chaussures fabriquées à partir d’un moulage du pied.'),
        [pays(80), atMost('One pair per calendar year', 'Une paire par année civile')],
        PRESCRIBED,
      ),
      product(
        'ORTHOTIC',
        words('Foot orthotics', 'Orthèses plantaires'),
        words('Custom-made insoles.', 'Semelles faites sur mesure.'),
        [pays(80), perYear(300_00)],
        PRESCRIBED,
      ),
    ],
  },
]

export const PROSTHETICS: readonly Benefit[] = [
  {
    code: 'PROSTH',
    name: words('Artificial limbs and more', 'Membres artificiels et autres prothèses'),
    products: [
      product(
        'ARTLIMB',
        words('Artificial limb', 'Membre artificiel'),
        words('The first limb, and another when the body has changed.', 'Le premier membre, puis un autre lorsque le corps a changé.'),
        [pays(80)],
        AUTHORIZED,
      ),
      product(
        'WIG',
        words('Wig', 'Perruque'),
        words('For hair loss caused by a treatment or a disease.', 'Pour une perte de cheveux causée par un traitement ou une maladie.'),
        [pays(80), atMost('$500 in a lifetime', '500 $ à vie')],
        PRESCRIBED,
      ),
    ],
  },
]

import type { Benefit } from './model.ts'
import { atMost, AUTHORIZATION, pays, perYear, PRESCRIPTION, product, says } from './rules.ts'
import { words } from '../../words.ts'

export const AMBULANCE: readonly Benefit[] = [
  {
    code: 'TRANSPRT',
    name: words('Emergency transport', 'Transport d’urgence'),
    products: [
      product(
        'AMBGRND',
        words('Ground ambulance', 'Ambulance terrestre'),
        words(
          'Transport to the nearest hospital that can give the care needed.',
          'Transport vers l’hôpital le plus proche qui peut donner les soins nécessaires.',
        ),
        [pays(100)],
      ),
      product(
        'AIRSTRET',
        words('Air stretcher transport', 'Transport aérien sur civière'),
        words(
          'Space for a stretcher on a regular flight, with one attendant.',
          'Une place pour une civière sur un vol régulier, avec une personne accompagnatrice.',
        ),
        [pays(80), perYear(420_00)],
        { requirements: [AUTHORIZATION] },
      ),
    ],
  },
]

export const HEARING: readonly Benefit[] = [
  {
    code: 'EARS',
    name: words('Hearing aids', 'Appareils auditifs'),
    products: [
      product(
        'HEARAID',
        words('Hearing aid', 'Appareil auditif'),
        words('Purchase and repair, without batteries.', 'Achat et réparation, sans les piles.'),
        [pays(80), atMost('$700 every five years', '700 $ tous les cinq ans')],
        { requirements: [PRESCRIPTION], months: 36 },
      ),
      product('AUDIOGRM', words('Hearing test', 'Examen auditif'), words('A test by an audiologist.', 'Un examen en audiologie.'), [
        pays(80),
        atMost('One test every two years', 'Un examen tous les deux ans'),
      ]),
    ],
  },
]

export const HOSPITAL_SERVICES: readonly Benefit[] = [
  {
    code: 'OUTPAT',
    name: words('Services without a hospital stay', 'Services sans hospitalisation'),
    products: [
      product(
        'OUTPTSRV',
        words('Outpatient services', 'Services ambulatoires'),
        words('Services of a hospital in Canada that the province does not pay for.', 'Services d’un hôpital au Canada que la province ne paie pas.'),
        [pays(80)],
      ),
      product(
        'LABTEST',
        words('Laboratory tests', 'Analyses de laboratoire'),
        words('Tests ordered by a physician.', 'Analyses demandées par un médecin.'),
        [pays(80), perYear(500_00)],
        { requirements: [PRESCRIPTION] },
      ),
    ],
  },
]

export const NURSING: readonly Benefit[] = [
  {
    code: 'HOMECARE',
    name: words('Nursing at home', 'Soins infirmiers à domicile'),
    products: [
      product(
        'RNHOME',
        words('Registered nurse', 'Infirmière autorisée ou infirmier autorisé'),
        words('Care at home that only a nurse can give.', 'Soins à domicile que seul le personnel infirmier peut donner.'),
        [pays(80), perYear(10_000_00)],
        {
          eligibility: [
            says('The nurse must not be a relative or live with you', 'La personne qui donne les soins ne doit pas être de votre famille ni habiter avec vous'),
          ],
          requirements: [PRESCRIPTION, AUTHORIZATION],
        },
      ),
    ],
  },
]

export const OTHER: readonly Benefit[] = [
  {
    code: 'DIABETES',
    name: words('Diabetes', 'Diabète'),
    products: [
      product(
        'DIABSUPP',
        words('Diabetic supplies', 'Fournitures pour diabétiques'),
        words('Needles, syringes, lancets and test strips.', 'Aiguilles, seringues, lancettes et bandelettes.'),
        [pays(80)],
      ),
      product(
        'INSULPMP',
        words('Insulin pump', 'Pompe à insuline'),
        words('A pump and the supplies it uses.', 'Une pompe et ses fournitures.'),
        [pays(80), atMost('One every five years', 'Une tous les cinq ans')],
        { requirements: [PRESCRIPTION, AUTHORIZATION] },
      ),
    ],
  },
  {
    code: 'ACCIDENT',
    name: words('After an accident', 'Après un accident'),
    products: [
      product(
        'ACCDENT',
        words('Accidental dental care', 'Soins dentaires à la suite d’un accident'),
        words('Repair of natural teeth after a blow to the mouth.', 'Réparation de dents naturelles à la suite d’un coup reçu à la bouche.'),
        [pays(80), says('Treatment within 12 months of the accident', 'Traitement dans les 12\u00A0mois suivant l’accident')],
      ),
    ],
  },
]

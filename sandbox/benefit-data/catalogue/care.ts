import type { Benefit } from './model.ts'
import { maximum, AUTHORIZATION, coinsurance, perYear, PRESCRIPTION, product, statesRule } from './rules.ts'
import { bilingual } from '../../bilingual.ts'

export const AMBULANCE: readonly Benefit[] = [
  {
    code: 'TRANSPRT',
    name: bilingual('Emergency transport', 'Transport d’urgence'),
    products: [
      product(
        'AMBGRND',
        bilingual('Ground ambulance', 'Ambulance terrestre'),
        bilingual(
          'Transport to the nearest hospital that can give the care needed.',
          'Transport vers l’hôpital le plus proche qui peut donner les soins nécessaires.',
        ),
        [coinsurance(100)],
      ),
      product(
        'AIRSTRET',
        bilingual('Air stretcher transport', 'Transport aérien sur civière'),
        bilingual(
          'Space for a stretcher on a regular flight, with one attendant.',
          'Une place pour une civière sur un vol régulier, avec une personne accompagnatrice.',
        ),
        [coinsurance(80), perYear(420_00)],
        { requirements: [AUTHORIZATION] },
      ),
    ],
  },
]

export const HEARING: readonly Benefit[] = [
  {
    code: 'EARS',
    name: bilingual('Hearing aids', 'Appareils auditifs'),
    products: [
      product(
        'HEARAID',
        bilingual('Hearing aid', 'Appareil auditif'),
        bilingual('Purchase and repair, without batteries.', 'Achat et réparation, sans les piles.'),
        [coinsurance(80), maximum('$700 every five years', '700 $ tous les cinq ans')],
        { requirements: [PRESCRIPTION], months: 36 },
      ),
      product('AUDIOGRM', bilingual('Hearing test', 'Examen auditif'), bilingual('A test by an audiologist.', 'Un examen en audiologie.'), [
        coinsurance(80),
        maximum('One test every two years', 'Un examen tous les deux ans'),
      ]),
    ],
  },
]

export const HOSPITAL_SERVICES: readonly Benefit[] = [
  {
    code: 'OUTPAT',
    name: bilingual('Services without a hospital stay', 'Services sans hospitalisation'),
    products: [
      product(
        'OUTPTSRV',
        bilingual('Outpatient services', 'Services ambulatoires'),
        bilingual('Services of a hospital in Canada that the province does not pay for.', 'Services d’un hôpital au Canada que la province ne paie pas.'),
        [coinsurance(80)],
      ),
      product(
        'LABTEST',
        bilingual('Laboratory tests', 'Analyses de laboratoire'),
        bilingual('Tests ordered by a physician.', 'Analyses demandées par un médecin.'),
        [coinsurance(80), perYear(500_00)],
        { requirements: [PRESCRIPTION] },
      ),
    ],
  },
]

export const NURSING: readonly Benefit[] = [
  {
    code: 'HOMECARE',
    name: bilingual('Nursing at home', 'Soins infirmiers à domicile'),
    products: [
      product(
        'RNHOME',
        bilingual('Registered nurse', 'Infirmière autorisée ou infirmier autorisé'),
        bilingual('Care at home that only a nurse can give.', 'Soins à domicile que seul le personnel infirmier peut donner.'),
        [coinsurance(80), perYear(10_000_00)],
        {
          eligibility: [
            statesRule(
              'The nurse must not be a relative or live with you',
              'La personne qui donne les soins ne doit pas être de votre famille ni habiter avec vous',
            ),
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
    name: bilingual('Diabetes', 'Diabète'),
    products: [
      product(
        'DIABSUPP',
        bilingual('Diabetic supplies', 'Fournitures pour diabétiques'),
        bilingual('Needles, syringes, lancets and test strips.', 'Aiguilles, seringues, lancettes et bandelettes.'),
        [coinsurance(80)],
      ),
      product(
        'INSULPMP',
        bilingual('Insulin pump', 'Pompe à insuline'),
        bilingual('A pump and the supplies it uses.', 'Une pompe et ses fournitures.'),
        [coinsurance(80), maximum('One every five years', 'Une tous les cinq ans')],
        { requirements: [PRESCRIPTION, AUTHORIZATION] },
      ),
    ],
  },
  {
    code: 'ACCIDENT',
    name: bilingual('After an accident', 'Après un accident'),
    products: [
      product(
        'ACCDENT',
        bilingual('Accidental dental care', 'Soins dentaires à la suite d’un accident'),
        bilingual('Repair of natural teeth after a blow to the mouth.', 'Réparation de dents naturelles à la suite d’un coup reçu à la bouche.'),
        [coinsurance(80), statesRule('Treatment within 12 months of the accident', 'Traitement dans les 12\u00A0mois suivant l’accident')],
      ),
    ],
  },
]

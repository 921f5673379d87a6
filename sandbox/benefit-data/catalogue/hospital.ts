import type { Catalogue } from './model.ts'
import { maximum, AUTHORIZATION, coinsurance, product, PUBLIC_PLAN_FIRST, statesRule } from './rules.ts'
import { bilingual } from '../../bilingual.ts'

const WAITING = statesRule(
  'Regular and late applicants – waiting period of eight months; coverage begins on the first day of the ninth month',
  'Adhésion régulière ou tardive\u00A0– période d’attente de huit mois; la couverture commence le premier jour du neuvième mois',
)
const STAY = statesRule('A statement from the hospital that shows the dates of the stay', 'Un relevé de l’hôpital indiquant les dates du séjour')

/** Hospital coverage (CONST-26, CONST-27: samples of the specification). */
export const HOSPITAL: Catalogue = {
  overall: [statesRule('Services must be rendered in Canada', 'Les services doivent être fournis au Canada'), PUBLIC_PLAN_FIRST],
  groups: [
    {
      id: 1,
      key: 'hospital',
      name: bilingual('Hospital room', 'Chambre d’hôpital'),
      family: bilingual('Hospital room/accommodation (semi-private or private)', 'Chambre d’hôpital/hébergement (à deux lits ou individuelle)'),
      benefits: [
        {
          code: 'ROOM',
          name: bilingual('Room in a general hospital', 'Chambre dans un hôpital général'),
          products: [
            product(
              'SEMIPRIV',
              bilingual('Semi-private room', 'Chambre à deux lits'),
              bilingual(
                'The difference in cost between a ward and a semi-private room in a general hospital.',
                'La différence de coût entre une salle commune et une chambre à deux lits dans un hôpital général.',
              ),
              [
                coinsurance(100),
                maximum('90 occurrences per calendar year for a semi-private room', '90 occurrences par année civile pour une chambre à deux lits'),
              ],
              { eligibility: [WAITING], requirements: [STAY] },
            ),
            product(
              'PRIVROOM',
              bilingual('Private room', 'Chambre individuelle'),
              bilingual(
                'The difference in cost between a ward and a private room, when the physician asks for one.',
                'La différence de coût entre une salle commune et une chambre individuelle, lorsque le médecin en demande une.',
              ),
              [coinsurance(80), maximum('30 days per calendar year', '30\u00A0jours par année civile')],
              { eligibility: [WAITING], requirements: [STAY, AUTHORIZATION] },
            ),
          ],
        },
        {
          code: 'TELEVISN',
          name: bilingual('Comfort during a stay', 'Confort pendant un séjour'),
          products: [
            product(
              'TELERENT',
              bilingual('Television and phone rental', 'Location de téléviseur et de téléphone'),
              bilingual('Rental charged by the hospital during a covered stay.', 'Location facturée par l’hôpital pendant un séjour couvert.'),
              [coinsurance(80), maximum('10 days per stay', '10\u00A0jours par séjour')],
              { requirements: [STAY] },
            ),
          ],
        },
      ],
    },
    {
      id: 2,
      key: 'hospital',
      name: bilingual('Convalescence and rehabilitation', 'Convalescence et réadaptation'),
      family: bilingual('Convalescence/rehabilitation (after a stay in hospital)', 'Convalescence/réadaptation (après un séjour à l’hôpital)'),
      benefits: [
        {
          code: 'CONVAL',
          name: bilingual('Care after a hospital stay', 'Soins après un séjour à l’hôpital'),
          products: [
            product(
              'CONVHOME',
              bilingual('Convalescent home', 'Maison de convalescence'),
              bilingual(
                'Room and board that begins within 14 days of leaving the hospital.',
                'Chambre et pension commençant dans les 14\u00A0jours suivant la sortie de l’hôpital.',
              ),
              [coinsurance(80), maximum('120 days per disability', '120\u00A0jours par invalidité')],
              { eligibility: [WAITING], requirements: [AUTHORIZATION] },
            ),
            product(
              'REHABCTR',
              bilingual('Rehabilitation centre', 'Centre de réadaptation'),
              bilingual('A stay in a rehabilitation centre recognized by the province.', 'Un séjour dans un centre de réadaptation reconnu par la province.'),
              [coinsurance(80), maximum('60 days per calendar year', '60\u00A0jours par année civile')],
              { eligibility: [WAITING], requirements: [AUTHORIZATION] },
            ),
          ],
        },
      ],
    },
  ],
}

import type { Catalogue } from './model.ts'
import { atMost, AUTHORIZATION, pays, product, PUBLIC_PLAN_FIRST, says } from './rules.ts'
import { words } from '../../words.ts'

const WAITING = says(
  'Regular and late applicants – waiting period of eight months; coverage begins on the first day of the ninth month',
  'Adhésion régulière ou tardive\u00A0– période d’attente de huit mois; la couverture commence le premier jour du neuvième mois',
)
const STAY = says('A statement from the hospital that shows the dates of the stay', 'Un relevé de l’hôpital indiquant les dates du séjour')

/** Hospital coverage (CONST-26, CONST-27: samples of the specification). */
export const HOSPITAL: Catalogue = {
  overall: [says('Services must be rendered in Canada', 'Les services doivent être fournis au Canada'), PUBLIC_PLAN_FIRST],
  groups: [
    {
      id: 1,
      key: 'hospital',
      name: words('Hospital room', 'Chambre d’hôpital'),
      family: words('Hospital room/accommodation (semi-private or private)', 'Chambre d’hôpital/hébergement (à deux lits ou individuelle)'),
      benefits: [
        {
          code: 'ROOM',
          name: words('Room in a general hospital', 'Chambre dans un hôpital général'),
          products: [
            product(
              'SEMIPRIV',
              words('Semi-private room', 'Chambre à deux lits'),
              words(
                'The difference in cost between a ward and a semi-private room in a general hospital.',
                'La différence de coût entre une salle commune et une chambre à deux lits dans un hôpital général.',
              ),
              [pays(100), atMost('90 occurrences per calendar year for a semi-private room', '90 occurrences par année civile pour une chambre à deux lits')],
              { eligibility: [WAITING], requirements: [STAY] },
            ),
            product(
              'PRIVROOM',
              words('Private room', 'Chambre individuelle'),
              words(
                'The difference in cost between a ward and a private room, when the physician asks for one.',
                'La différence de coût entre une salle commune et une chambre individuelle, lorsque le médecin en demande une.',
              ),
              [pays(80), atMost('30 days per calendar year', '30\u00A0jours par année civile')],
              { eligibility: [WAITING], requirements: [STAY, AUTHORIZATION] },
            ),
          ],
        },
        {
          code: 'TELEVISN',
          name: words('Comfort during a stay', 'Confort pendant un séjour'),
          products: [
            product(
              'TELERENT',
              words('Television and phone rental', 'Location de téléviseur et de téléphone'),
              words('Rental charged by the hospital during a covered stay.', 'Location facturée par l’hôpital pendant un séjour couvert.'),
              [pays(80), atMost('10 days per stay', '10\u00A0jours par séjour')],
              { requirements: [STAY] },
            ),
          ],
        },
      ],
    },
    {
      id: 2,
      key: 'hospital',
      name: words('Convalescence and rehabilitation', 'Convalescence et réadaptation'),
      family: words('Convalescence/rehabilitation (after a stay in hospital)', 'Convalescence/réadaptation (après un séjour à l’hôpital)'),
      benefits: [
        {
          code: 'CONVAL',
          name: words('Care after a hospital stay', 'Soins après un séjour à l’hôpital'),
          products: [
            product(
              'CONVHOME',
              words('Convalescent home', 'Maison de convalescence'),
              words(
                'Room and board that begins within 14 days of leaving the hospital.',
                'Chambre et pension commençant dans les 14\u00A0jours suivant la sortie de l’hôpital.',
              ),
              [pays(80), atMost('120 days per disability', '120\u00A0jours par invalidité')],
              { eligibility: [WAITING], requirements: [AUTHORIZATION] },
            ),
            product(
              'REHABCTR',
              words('Rehabilitation centre', 'Centre de réadaptation'),
              words('A stay in a rehabilitation centre recognized by the province.', 'Un séjour dans un centre de réadaptation reconnu par la province.'),
              [pays(80), atMost('60 days per calendar year', '60\u00A0jours par année civile')],
              { eligibility: [WAITING], requirements: [AUTHORIZATION] },
            ),
          ],
        },
      ],
    },
  ],
}

import type { Bilingual } from '../../bilingual.ts'

/** Something the personal wellness account pays (DATA-49). */
export interface Expense {
  readonly code: string
  readonly serviceId: number
  readonly name: Bilingual
  readonly about: Bilingual
}

type Text = readonly [en: string, fr: string]
type Row = readonly [code: string, name: Text, about: Text]

const words = ([en, fr]: Text): Bilingual => ({ en, fr })

const CATEGORIES: readonly { readonly name: Text; readonly groups: readonly { readonly name: Text; readonly rows: readonly Row[] }[] }[] = [
  {
    name: ['Fitness and sports', 'Activité physique et sports'],
    groups: [
      {
        name: ['Memberships and lessons', 'Abonnements et cours'],
        rows: [
          [
            'FITN0001',
            ['Fitness fees', 'Frais de conditionnement physique'],
            ['Gym, pool and studio memberships, and drop-in fees.', 'Abonnement à un gym, à une piscine ou à un studio, et entrées à l’unité.'],
          ],
          ['FITN0002', ['Sports registration', 'Inscription à un sport'], ['Leagues, teams, races and tournaments.', 'Ligues, équipes, courses et tournois.']],
          ['FITN0003', ['Personal trainer', 'Entraînement personnel'], ['Sessions and training plans.', 'Séances et programmes d’entraînement.']],
        ],
      },
      {
        name: ['Equipment', 'Équipement'],
        rows: [
          [
            'FITN0004',
            ['Fitness equipment', 'Équipement d’entraînement'],
            ['Weights, mats, bicycles and exercise machines.', 'Poids, tapis, vélos et appareils d’exercice.'],
          ],
          [
            'FITN0005',
            ['Activity trackers', 'Moniteurs d’activité'],
            ['Watches and sensors that record activity or sleep.', 'Montres et capteurs qui mesurent l’activité ou le sommeil.'],
          ],
        ],
      },
    ],
  },
  {
    name: ['Health and prevention', 'Santé et prévention'],
    groups: [
      {
        name: ['Programs', 'Programmes'],
        rows: [
          [
            'HEAL0001',
            ['Nutrition and weight management', 'Nutrition et gestion du poids'],
            ['Programs and advice, without the food itself.', 'Programmes et conseils, à l’exclusion des aliments.'],
          ],
          [
            'HEAL0002',
            ['Health assessments', 'Bilans de santé'],
            ['Check-ups and screening that the public plan does not pay for.', 'Examens et dépistages que le régime public ne paie pas.'],
          ],
          [
            'HEAL0003',
            ['Smoking cessation', 'Abandon du tabac'],
            ['Programs, patches and gum to stop smoking.', 'Programmes, timbres et gommes pour cesser de fumer.'],
          ],
        ],
      },
      {
        name: ['Body and mind', 'Corps et esprit'],
        rows: [
          ['HEAL0004', ['Relaxation', 'Détente'], ['Relaxation massage, spa treatments and floating.', 'Massage de détente, soins de spa et flottaison.']],
          ['HEAL0005', ['Mindfulness', 'Pleine conscience'], ['Meditation courses and applications.', 'Cours et applications de méditation.']],
          [
            'HEAL0006',
            ['Alternative therapies', 'Thérapies complémentaires'],
            ['Reflexology, reiki and similar care.', 'Réflexologie, reiki et soins semblables.'],
          ],
        ],
      },
    ],
  },
  {
    name: ['Family', 'Famille'],
    groups: [
      {
        name: ['Care', 'Garde et soins'],
        rows: [
          [
            'FAMI0001',
            ['Child care', 'Garde d’enfants'],
            ['Day care, after-school care and babysitting.', 'Garderie, service de garde scolaire et gardiennage.'],
          ],
          ['FAMI0002', ['Elder care', 'Soins aux personnes âgées'], ['Home help and adult day programs.', 'Aide à domicile et centres de jour.']],
        ],
      },
      {
        name: ['Activities', 'Activités'],
        rows: [
          [
            'FAMI0003',
            ['Camps and lessons for children', 'Camps et cours pour enfants'],
            ['Day camps, swimming, music and art lessons.', 'Camps de jour et cours de natation, de musique ou d’art.'],
          ],
          ['FAMI0004', ['Tutoring', 'Tutorat'], ['Tutors and learning support for children.', 'Cours particuliers et soutien scolaire pour enfants.']],
        ],
      },
    ],
  },
  {
    name: ['Supplements', 'Suppléments'],
    groups: [
      {
        name: ['From the pharmacy', 'À la pharmacie'],
        rows: [
          [
            'SUPP0001',
            ['Supplements and over-the-counter products', 'Suppléments et produits en vente libre'],
            ['Vitamins, natural products and medicine without a prescription.', 'Vitamines, produits naturels et médicaments sans ordonnance.'],
          ],
          [
            'SUPP0002',
            ['Special diets', 'Régimes alimentaires particuliers'],
            ['Foods a health professional has recommended.', 'Aliments recommandés par un professionnel de la santé.'],
          ],
        ],
      },
    ],
  },
  {
    name: ['Everyday life', 'Vie quotidienne'],
    groups: [
      {
        name: ['Learning and leisure', 'Apprentissage et loisirs'],
        rows: [
          ['GENE0001', ['Personal development', 'Développement personnel'], ['Courses that are not for work.', 'Cours sans lien avec le travail.']],
          ['GENE0002', ['Leisure travel', 'Voyages d’agrément'], ['Transport and lodging on vacation.', 'Transport et hébergement en vacances.']],
          ['GENE0003', ['Arts and culture', 'Arts et culture'], ['Museums, shows and library fees.', 'Musées, spectacles et frais de bibliothèque.']],
        ],
      },
      {
        name: ['Getting around and working', 'Déplacements et travail'],
        rows: [
          ['GENE0004', ['Public transit', 'Transport en commun'], ['Passes and bicycle sharing.', 'Titres de transport et vélopartage.']],
          ['GENE0005', ['Home office', 'Bureau à domicile'], ['Ergonomic chairs, desks and lighting.', 'Chaises, bureaux et éclairage ergonomiques.']],
        ],
      },
    ],
  },
  {
    name: ['Health expenses', 'Frais de santé'],
    groups: [
      {
        name: ['What the plan does not pay', 'Ce que le régime ne paie pas'],
        rows: [
          [
            'OTHE0001',
            ['Other health expenses', 'Autres frais de santé'],
            ['Care and products that are not elsewhere in this list.', 'Soins et produits qui ne figurent pas ailleurs dans la liste.'],
          ],
          ['OTHE0002', ['Dental', 'Soins dentaires'], ['What your dental coverage does not pay.', 'Ce que votre couverture des soins dentaires ne paie pas.']],
          ['OTHE0003', ['Hearing', 'Soins auditifs'], ['Hearing aids, batteries and tests.', 'Appareils auditifs, piles et examens.']],
          [
            'OTHE0004',
            ['Medical equipment', 'Équipement médical'],
            ['Monitors, supports and mobility aids.', 'Appareils de mesure, articles de soutien et aides à la mobilité.'],
          ],
          [
            'OTHE0005',
            ['Safety equipment', 'Équipement de sécurité'],
            ['Helmets, car seats and first-aid kits.', 'Casques, sièges d’auto et trousses de premiers soins.'],
          ],
          ['OTHE0006', ['Vision', 'Soins de la vue'], ['Glasses, contact lenses and laser surgery.', 'Lunettes, lentilles cornéennes et chirurgie au laser.']],
        ],
      },
    ],
  },
]

const FIRST_SERVICE = 501
const CODES = CATEGORIES.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(([code]) => code)))
const expense = ([code, name, about]: Row): Expense => ({ code, serviceId: FIRST_SERVICE + CODES.indexOf(code), name: words(name), about: words(about) })

/** Eligible expenses by category and subcategory, the 28 codes once each (ACCTS-12, ACCTS-13). */
export const EXPENSE_CATEGORIES = CATEGORIES.map(({ name, groups }, index) => ({
  id: index + 1,
  name: words(name),
  groups: groups.map((group) => ({ name: words(group.name), expenses: group.rows.map(expense) })),
}))

export const EXPENSES: readonly Expense[] = EXPENSE_CATEGORIES.flatMap(({ groups }) => groups.flatMap(({ expenses }) => expenses))

export const findExpense = (code: string | undefined): Expense | undefined => EXPENSES.find((each) => each.code === code)
export const FITNESS_FEES = findExpense('FITN0001')!

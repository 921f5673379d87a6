import { SAMPLE_PRICES } from '../sample-prices.ts'
import { bilingual } from '../../bilingual.ts'
import { DISCOUNT_PLANS, bilingualList, NO_COST, type Vendor } from './model.ts'

export const COACHING: readonly Vendor[] = [
  {
    id: 3,
    slug: 'nutrition',
    service: bilingual('Nutrition', 'Nutrition'),
    vendor: 'Goodtable',
    card: bilingual('A dietitian who starts from what you like to eat.', 'Une ou un nutritionniste qui part de ce que vous aimez manger.'),
    short: bilingual('Dietitians by video', 'Nutritionnistes par vidéo'),
    button: bilingual('Choose a dietitian', 'Choisir votre nutritionniste'),
    analyticsId: 'care-nutrition',
    hasDarkLogo: true,
    long: bilingual(
      'Advice about allergies, diabetes, pregnancy, sports or family meals, in both languages.',
      'Des conseils sur les allergies, le diabète, la grossesse, le sport ou les repas en famille, dans les deux langues.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        descriptions: [DISCOUNT_PLANS],
        bullets: bilingualList(
          ['A meal plan made for you', 'Des menus faits pour vous'],
          ['Recipes and shopping lists', 'Des recettes et des listes d’épicerie'],
        ),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('Initial session', 'Première séance'),
            period: bilingual('60 minutes', '60\u00A0minutes'),
            details: bilingual('Habits, needs and a first plan', 'Habitudes, besoins et premier plan de soins'),
            cost: SAMPLE_PRICES.dietitian,
            note: bilingual('Your plan may cover part of it.', 'Votre régime peut en couvrir une partie.'),
          },
          {
            title: bilingual('Follow-up', 'Suivi'),
            period: bilingual('30 minutes', '30\u00A0minutes'),
            details: bilingual('What works and what does not', 'Ce qui fonctionne et ce qui ne fonctionne pas'),
            cost: 65,
          },
        ],
      },
    ],
  },
  {
    id: 6,
    slug: 'chronic-coaching',
    service: bilingual('Coaching for chronic conditions', 'Accompagnement pour les maladies chroniques'),
    vendor: 'Longview Health',
    card: bilingual('A pharmacist helps you live with diabetes, asthma or pain.', 'La pharmacie vous aide à vivre avec le diabète, l’asthme ou la douleur.'),
    short: bilingual('Coaching by pharmacists', 'Accompagnement en pharmacie'),
    button: bilingual('Find a pharmacy', 'Trouver une pharmacie'),
    long: bilingual(
      'Pharmacists with special training coach you in person or by phone, for up to a year.',
      'Des pharmaciennes et pharmaciens formés à cette fin vous accompagnent en personne ou par téléphone, pendant au plus un an.',
    ),
    paragraphs: [
      {
        name: bilingual('Conditions', 'Maladies'),
        bullets: bilingualList(
          ['Diabetes', 'Diabète'],
          ['High blood pressure and cholesterol', 'Hypertension et cholestérol'],
          ['Lung diseases:', 'Maladies pulmonaires\u00A0:'],
        ),
        subBullets: bilingualList(['asthma', 'asthme'], ['chronic bronchitis', 'bronchite chronique']),
      },
    ],
    tables: [
      {
        title: bilingual('What your plan pays', 'Ce que votre régime paie'),
        rows: [
          {
            title: bilingual('First year', 'Première année'),
            period: bilingual('Twelve months', 'Douze mois'),
            details: bilingual('Up to eight hours', 'Jusqu’à huit heures'),
            cost: NO_COST,
          },
          {
            title: bilingual('Following years', 'Années suivantes'),
            period: bilingual('Twelve months', 'Douze mois'),
            details: bilingual('Up to three hours', 'Jusqu’à trois heures'),
            cost: NO_COST,
            note: bilingual('With a referral from your doctor.', 'Sur recommandation de votre médecin.'),
          },
        ],
      },
    ],
  },
  {
    id: 14,
    slug: 'sleep-coaching',
    service: bilingual('Sleep coaching', 'Accompagnement pour le sommeil'),
    vendor: 'Nightlake',
    card: bilingual('Six weeks to sleep better, without medication.', 'Six semaines pour mieux dormir, sans médicament.'),
    short: bilingual('A program against insomnia', 'Un programme contre l’insomnie'),
    button: bilingual('Start the program', 'Commencer le programme'),
    long: bilingual(
      'A short lesson each day, a diary of your nights, and a coach who reads it and advises you.',
      'Une courte leçon par jour, un journal de vos nuits et une personne qui le lit et vous conseille.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        descriptions: bilingualList([
          'Lessons in both languages, on a phone or a computer.',
          'Des leçons dans les deux langues, sur un téléphone ou un ordinateur.',
        ]),
      },
    ],
  },
]

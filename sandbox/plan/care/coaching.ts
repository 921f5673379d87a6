import { SAMPLE_PRICES } from '../sample-prices.ts'
import { words } from '../../words.ts'
import { DISCOUNT_PLANS, list, NO_COST, type Vendor } from './model.ts'

export const COACHING: readonly Vendor[] = [
  {
    id: 3,
    slug: 'nutrition',
    service: words('Nutrition', 'Nutrition'),
    vendor: 'Goodtable',
    card: words('A dietitian who starts from what you like to eat.', 'Une ou un nutritionniste qui part de ce que vous aimez manger.'),
    short: words('Dietitians by video', 'Nutritionnistes par vidéo'),
    button: words('Choose a dietitian', 'Choisir votre nutritionniste'),
    analyticsId: 'care-nutrition',
    hasDarkLogo: true,
    long: words(
      'Advice about allergies, diabetes, pregnancy, sports or family meals, in both languages.',
      'Des conseils sur les allergies, le diabète, la grossesse, le sport ou les repas en famille, dans les deux langues.',
    ),
    paragraphs: [
      {
        name: words('What you get', 'Ce qui vous est offert'),
        descriptions: [DISCOUNT_PLANS],
        bullets: list(['A meal plan made for you', 'Des menus faits pour vous'], ['Recipes and shopping lists', 'Des recettes et des listes d’épicerie']),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('Initial session', 'Première séance'),
            period: words('60 minutes', '60\u00A0minutes'),
            details: words('Habits, needs and a first plan', 'Habitudes, besoins et premier plan de soins'),
            cost: SAMPLE_PRICES.dietitian,
            note: words('Your plan may cover part of it.', 'Votre régime peut en couvrir une partie.'),
          },
          {
            title: words('Follow-up', 'Suivi'),
            period: words('30 minutes', '30\u00A0minutes'),
            details: words('What works and what does not', 'Ce qui fonctionne et ce qui ne fonctionne pas'),
            cost: 65,
          },
        ],
      },
    ],
  },
  {
    id: 6,
    slug: 'chronic-coaching',
    service: words('Coaching for chronic conditions', 'Accompagnement pour les maladies chroniques'),
    vendor: 'Longview Health',
    card: words('A pharmacist helps you live with diabetes, asthma or pain.', 'La pharmacie vous aide à vivre avec le diabète, l’asthme ou la douleur.'),
    short: words('Coaching by pharmacists', 'Accompagnement en pharmacie'),
    button: words('Find a pharmacy', 'Trouver une pharmacie'),
    long: words(
      'Pharmacists with special training coach you in person or by phone, for up to a year.',
      'Des pharmaciennes et pharmaciens formés à cette fin vous accompagnent en personne ou par téléphone, pendant au plus un an.',
    ),
    paragraphs: [
      {
        name: words('Conditions', 'Maladies'),
        bullets: list(
          ['Diabetes', 'Diabète'],
          ['High blood pressure and cholesterol', 'Hypertension et cholestérol'],
          ['Lung diseases:', 'Maladies pulmonaires\u00A0:'],
        ),
        subBullets: list(['asthma', 'asthme'], ['chronic bronchitis', 'bronchite chronique']),
      },
    ],
    tables: [
      {
        title: words('What your plan pays', 'Ce que votre régime paie'),
        rows: [
          {
            title: words('First year', 'Première année'),
            period: words('Twelve months', 'Douze mois'),
            details: words('Up to eight hours', 'Jusqu’à huit heures'),
            cost: NO_COST,
          },
          {
            title: words('Following years', 'Années suivantes'),
            period: words('Twelve months', 'Douze mois'),
            details: words('Up to three hours', 'Jusqu’à trois heures'),
            cost: NO_COST,
            note: words('With a referral from your doctor.', 'Sur recommandation de votre médecin.'),
          },
        ],
      },
    ],
  },
  {
    id: 14,
    slug: 'sleep-coaching',
    service: words('Sleep coaching', 'Accompagnement pour le sommeil'),
    vendor: 'Nightlake',
    card: words('Six weeks to sleep better, without medication.', 'Six semaines pour mieux dormir, sans médicament.'),
    short: words('A program against insomnia', 'Un programme contre l’insomnie'),
    button: words('Start the program', 'Commencer le programme'),
    long: words(
      'A short lesson each day, a diary of your nights, and a coach who reads it and advises you.',
      'Une courte leçon par jour, un journal de vos nuits et une personne qui le lit et vous conseille.',
    ),
    paragraphs: [
      {
        name: words('What you get', 'Ce qui vous est offert'),
        descriptions: list(['Lessons in both languages, on a phone or a computer.', 'Des leçons dans les deux langues, sur un téléphone ou un ordinateur.']),
      },
    ],
  },
]

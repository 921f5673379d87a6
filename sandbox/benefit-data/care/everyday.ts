import { bilingual } from '../../bilingual.ts'
import { DISCOUNT_PLANS, bilingualList, type Vendor } from './model.ts'

export const EVERYDAY: readonly Vendor[] = [
  {
    id: 1,
    slug: 'vision-care',
    service: bilingual('Vision care', 'Soins de la vue'),
    vendor: 'Clearwater Optics',
    card: bilingual('Glasses and contact lenses at reduced prices for members.', 'Lunettes et lentilles cornéennes à prix réduit pour les membres.'),
    short: bilingual('Savings on glasses and contact lenses', 'Rabais sur les lunettes et les lentilles cornéennes'),
    endDate: '2023-12-12',
    button: bilingual('Choose glasses', 'Choisir des lunettes'),
    isPinned: true,
    analyticsId: 'care-vision',
    hasDarkLogo: true,
    long: bilingual(
      'Order glasses and contact lenses online or in one of 40 shops. What your plan covers is taken off the price.',
      'Commandez des lunettes et des lentilles cornéennes en ligne ou dans l’une des 40 boutiques. Ce que votre régime couvre est déduit du prix.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        descriptions: [DISCOUNT_PLANS],
        bullets: bilingualList(
          ['Frames, lenses and sunglasses', 'Montures, verres et lunettes de soleil'],
          ['Contact lenses with free delivery', 'Lentilles cornéennes avec livraison gratuite'],
          ['Repairs for two years:', 'Réparations pendant deux ans\u00A0:'],
        ),
        subBullets: bilingualList(['screws and pads', 'vis et plaquettes'], ['scratched lenses, once', 'verres rayés, une fois']),
      },
      {
        name: bilingual('How it works', 'Comment faire'),
        descriptions: bilingualList(['Show your member card, or enter its numbers online.', 'Montrez votre carte de membre ou entrez ses numéros en ligne.']),
        strong: bilingualList(['You need a prescription from the last 24 months.', 'Il vous faut une ordonnance des 24 derniers mois.']),
      },
    ],
  },
  {
    id: 13,
    slug: 'hearing-care',
    service: bilingual('Hearing care', 'Soins auditifs'),
    vendor: 'Quietbrook Hearing',
    card: bilingual('A free hearing test, and savings on hearing aids.', 'Un examen auditif gratuit et des rabais sur les appareils auditifs.'),
    short: bilingual('Hearing tests and hearing aids', 'Examens auditifs et appareils auditifs'),
    button: bilingual('Book a hearing test', 'Prendre rendez-vous pour un examen auditif'),
    long: bilingual(
      'Audiologists test your hearing in 20 minutes and explain the result. You decide what comes next.',
      'Des audiologistes évaluent votre audition en 20\u00A0minutes et vous expliquent le résultat. Vous décidez de la suite.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        bullets: bilingualList(
          ['One free hearing test every two years', 'Un examen auditif gratuit tous les deux ans'],
          ['15% off hearing aids', 'Un rabais de 15\u00A0% sur les appareils auditifs'],
          ['Batteries for a year', 'Des piles pour un an'],
        ),
      },
    ],
  },
  {
    id: 11,
    slug: 'wellness-platform',
    service: bilingual('Wellness platform', 'Plateforme de mieux-être'),
    vendor: 'Sunny Steps',
    card: bilingual('Challenges, recipes and rewards in one app.', 'Des défis, des recettes et des récompenses dans une seule application.'),
    short: bilingual('An application for healthy habits', 'Une application pour de saines habitudes'),
    button: bilingual('Open the platform', 'Ouvrir la plateforme'),
    needsToken: true,
    isPinned: true,
    isDirectLink: true,
    analyticsId: 'care-platform',
    hasDarkLogo: true,
    long: bilingual(
      'Set a goal, follow your steps and collect points that you exchange for gift cards.',
      'Fixez-vous un objectif, suivez vos pas et accumulez des points à échanger contre des cartes-cadeaux.',
    ),
    paragraphs: [],
  },
  {
    id: 15,
    slug: 'fitness-centres',
    service: bilingual('Fitness centres', 'Centres d’entraînement'),
    vendor: 'Northfield Fitness',
    card: bilingual('A membership with no enrolment fee in 120 centres.', 'Un abonnement sans frais d’inscription dans 120 centres.'),
    short: bilingual('Savings on memberships', 'Rabais sur les abonnements'),
    endDate: '2025-01-31',
    button: bilingual('Find a centre', 'Trouver un centre'),
    isDirectLink: true,
    long: bilingual('Train where you live and where you travel.', 'Entraînez-vous là où vous vivez et là où vous voyagez.'),
    paragraphs: [{ name: bilingual('What you get', 'Ce qui vous est offert'), descriptions: [DISCOUNT_PLANS] }],
  },
]

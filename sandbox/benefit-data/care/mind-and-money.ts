import { bilingual } from '../../bilingual.ts'
import { bilingualList, NO_COST, type Vendor } from './model.ts'

export const MIND_AND_MONEY: readonly Vendor[] = [
  {
    id: 7,
    slug: 'therapy',
    service: bilingual('Therapy online', 'Thérapie en ligne'),
    vendor: 'Harbourlight Therapy',
    card: bilingual('A psychologist or social worker within a week.', 'Une consultation en psychologie ou en travail social en moins d’une semaine.'),
    short: bilingual('Psychologists and social workers', 'Psychologie et travail social'),
    button: bilingual('Find a therapist', 'Trouver une ou un thérapeute'),
    needsToken: true,
    isPinned: true,
    analyticsId: 'care-therapy',
    hasDarkLogo: true,
    long: bilingual(
      'Answer a few questions and choose among three therapists who suit you. Sessions take place by video, phone or chat.',
      'Répondez à quelques questions et choisissez parmi trois thérapeutes qui vous conviennent. Les séances ont lieu par vidéo, par téléphone ou par clavardage.',
    ),
    paragraphs: [
      {
        name: bilingual('What therapists can help you with', 'Ce que les thérapeutes peuvent vous aider à surmonter'),
        bullets: bilingualList(
          ['Stress and anxiety', 'Stress et anxiété'],
          ['Grief and separation', 'Deuil et séparation'],
          ['Difficulties at work:', 'Difficultés au travail\u00A0:'],
        ),
        subBullets: bilingualList(['conflicts', 'conflits'], ['coming back after an absence', 'retour après une absence']),
      },
      {
        name: bilingual('If you are in danger', 'Si vous êtes en danger'),
        strong: bilingualList(['Call or text 988 at any hour.', 'Appelez ou textez le 988, à toute heure.']),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('Psychologist', 'Psychologue'),
            period: bilingual('50 minutes', '50\u00A0minutes'),
            details: bilingual('By video or phone', 'Par vidéo ou par téléphone'),
            cost: 165,
            note: bilingual('Submit a claim with the receipt.', 'Présentez une demande de règlement et joignez-y le reçu.'),
          },
          {
            title: bilingual('Social worker', 'Travailleuse sociale ou travailleur social'),
            period: bilingual('50 minutes', '50\u00A0minutes'),
            details: bilingual('By video, phone or chat', 'Par vidéo, par téléphone ou par clavardage'),
            cost: 125,
          },
        ],
      },
    ],
  },
  {
    id: 8,
    slug: 'mindfulness',
    service: bilingual('Mindfulness', 'Pleine conscience'),
    vendor: 'Stillwater',
    card: bilingual('Ten minutes of calm a day, guided by a voice.', 'Dix minutes de calme par jour, guidées par une voix.'),
    short: bilingual('A meditation application', 'Une application de méditation'),
    endDate: '2025-09-01',
    button: bilingual('Get the application', 'Obtenir l’application'),
    isDirectLink: true,
    long: bilingual('More than 300 exercises, for beginners and others.', 'Plus de 300 exercices pour les personnes qui débutent et les autres.'),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        descriptions: bilingualList(['A year without advertising.', 'Une année sans publicité.']),
      },
    ],
  },
  {
    id: 4,
    slug: 'financial-wellness',
    service: bilingual('Financial wellness', 'Mieux-être financier'),
    vendor: 'Evenkeel Advice',
    card: bilingual(
      'Talk about debts, savings or retirement with someone who sells nothing.',
      'Parlez de dettes, d’épargne ou de retraite avec quelqu’un qui ne vend rien.',
    ),
    short: bilingual('Advice about your finances', 'Conseils sur vos finances'),
    button: bilingual('Book a meeting', 'Prendre rendez-vous'),
    analyticsId: 'care-finances',
    long: bilingual(
      'Certified advisers answer your questions by phone and help you make a realistic budget.',
      'Des spécialistes agréés répondent à vos questions par téléphone et vous aident à établir un budget réaliste.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        bullets: bilingualList(
          ['Two 45-minute meetings a year', 'Deux rencontres de 45\u00A0minutes par année'],
          ['A budget and a calculator for debts', 'Un budget et un calculateur de dettes'],
        ),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('Meetings', 'Rencontres'),
            period: bilingual('Two each year', 'Deux par année'),
            details: bilingual('By phone', 'Par téléphone'),
            cost: NO_COST,
          },
        ],
      },
    ],
  },
]

import { words } from '../../words.ts'
import { list, NO_COST, type Vendor } from './model.ts'

export const MIND_AND_MONEY: readonly Vendor[] = [
  {
    id: 7,
    slug: 'therapy',
    service: words('Therapy online', 'Thérapie en ligne'),
    vendor: 'Harbourlight Therapy',
    card: words('A psychologist or social worker within a week.', 'Une consultation en psychologie ou en travail social en moins d’une semaine.'),
    short: words('Psychologists and social workers', 'Psychologie et travail social'),
    button: words('Find a therapist', 'Trouver une ou un thérapeute'),
    needsToken: true,
    isPinned: true,
    analyticsId: 'care-therapy',
    hasDarkLogo: true,
    long: words(
      'Answer a few questions and choose among three therapists who suit you. Sessions take place by video, phone or chat.',
      'Répondez à quelques questions et choisissez parmi trois thérapeutes qui vous conviennent. Les séances ont lieu par vidéo, par téléphone ou par clavardage.',
    ),
    paragraphs: [
      {
        name: words('What therapists can help you with', 'Ce que les thérapeutes peuvent vous aider à surmonter'),
        bullets: list(
          ['Stress and anxiety', 'Stress et anxiété'],
          ['Grief and separation', 'Deuil et séparation'],
          ['Difficulties at work:', 'Difficultés au travail\u00A0:'],
        ),
        subBullets: list(['conflicts', 'conflits'], ['coming back after an absence', 'retour après une absence']),
      },
      {
        name: words('If you are in danger', 'Si vous êtes en danger'),
        strong: list(['Call or text 988 at any hour.', 'Appelez ou textez le 988, à toute heure.']),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('Psychologist', 'Psychologue'),
            period: words('50 minutes', '50\u00A0minutes'),
            details: words('By video or phone', 'Par vidéo ou par téléphone'),
            cost: 165,
            note: words('Submit a claim with the receipt.', 'Présentez une demande de règlement et joignez-y le reçu.'),
          },
          {
            title: words('Social worker', 'Travailleuse sociale ou travailleur social'),
            period: words('50 minutes', '50\u00A0minutes'),
            details: words('By video, phone or chat', 'Par vidéo, par téléphone ou par clavardage'),
            cost: 125,
          },
        ],
      },
    ],
  },
  {
    id: 8,
    slug: 'mindfulness',
    service: words('Mindfulness', 'Pleine conscience'),
    vendor: 'Stillwater',
    card: words('Ten minutes of calm a day, guided by a voice.', 'Dix minutes de calme par jour, guidées par une voix.'),
    short: words('A meditation application', 'Une application de méditation'),
    endDate: '2025-09-01',
    button: words('Get the application', 'Obtenir l’application'),
    isDirectLink: true,
    long: words('More than 300 exercises, for beginners and others.', 'Plus de 300 exercices pour les personnes qui débutent et les autres.'),
    paragraphs: [
      {
        name: words('What you get', 'Ce qui vous est offert'),
        descriptions: list(['A year without advertising.', 'Une année sans publicité.']),
      },
    ],
  },
  {
    id: 4,
    slug: 'financial-wellness',
    service: words('Financial wellness', 'Mieux-être financier'),
    vendor: 'Evenkeel Advice',
    card: words(
      'Talk about debts, savings or retirement with someone who sells nothing.',
      'Parlez de dettes, d’épargne ou de retraite avec quelqu’un qui ne vend rien.',
    ),
    short: words('Advice about your finances', 'Conseils sur vos finances'),
    button: words('Book a meeting', 'Prendre rendez-vous'),
    analyticsId: 'care-finances',
    long: words(
      'Certified advisers answer your questions by phone and help you make a realistic budget.',
      'Des spécialistes agréés répondent à vos questions par téléphone et vous aident à établir un budget réaliste.',
    ),
    paragraphs: [
      {
        name: words('What you get', 'Ce qui vous est offert'),
        bullets: list(
          ['Two 45-minute meetings a year', 'Deux rencontres de 45\u00A0minutes par année'],
          ['A budget and a calculator for debts', 'Un budget et un calculateur de dettes'],
        ),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('Meetings', 'Rencontres'),
            period: words('Two each year', 'Deux par année'),
            details: words('By phone', 'Par téléphone'),
            cost: NO_COST,
          },
        ],
      },
    ],
  },
]

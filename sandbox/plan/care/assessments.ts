import { words } from '../../words.ts'
import { list, type Vendor } from './model.ts'

export const ASSESSMENTS: readonly Vendor[] = [
  {
    id: 2,
    slug: 'adhd',
    service: words('ADHD assessment', 'Évaluation du TDAH'),
    vendor: 'Focus Harbour',
    card: words(
      'An assessment of attention deficit within weeks, not months.',
      'Une évaluation du trouble de l’attention en quelques semaines plutôt qu’en plusieurs mois.',
    ),
    short: words('Assessment and treatment of ADHD', 'Évaluation et traitement du TDAH'),
    button: words('Start the questionnaire', 'Remplir le questionnaire'),
    needsToken: true,
    analyticsId: 'care-adhd',
    long: words(
      'By video, a nurse and a doctor assess attention deficit with or without hyperactivity and follow the treatment.',
      'Par vidéo, le personnel infirmier et médical évalue le trouble de l’attention avec ou sans hyperactivité et assure le suivi du traitement.',
    ),
    paragraphs: [
      {
        name: words('Who it is for', 'À qui s’adresse ce service'),
        strong: list(['Only for covered members over 18.', 'Réservé aux personnes assurées de plus de 18\u00A0ans.']),
      },
      {
        name: words('How it works', 'Comment faire'),
        bullets: list(
          ['Answer a questionnaire of 15 minutes.', 'Répondez à un questionnaire de 15\u00A0minutes.'],
          ['Meet a nurse within two weeks.', 'Rencontrez le personnel infirmier dans les deux semaines.'],
          ['Receive the result, with:', 'Recevez le résultat, accompagné\u00A0:'],
        ),
        subBullets: list(['a report for your doctor', 'd’un rapport pour votre médecin'], ['a treatment plan', 'd’un plan de traitement']),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('Assessment', 'Évaluation'),
            period: words('About three weeks', 'Environ trois semaines'),
            details: words('Questionnaire, two meetings and a report', 'Questionnaire, deux rencontres et un rapport'),
            cost: 340,
          },
          {
            title: words('Follow-up', 'Suivi'),
            period: words('Each meeting', 'Chaque rencontre'),
            details: words('Treatment and its effects', 'Le traitement et ses effets'),
            cost: 85,
            note: words('Medication is not included.', 'Les médicaments ne sont pas compris.'),
          },
        ],
      },
    ],
  },
  {
    id: 10,
    slug: 'personalized-medicine',
    service: words('Personalized medicine', 'Médecine personnalisée'),
    vendor: 'Birchgene',
    card: words('A test that shows which medication suits you.', 'Un test qui indique quels médicaments vous conviennent.'),
    short: words('Pharmacogenetic testing', 'Tests pharmacogénétiques'),
    endDate: '2025-09-01',
    button: words('Order the test', 'Commander le test'),
    needsToken: true,
    long: words(
      'Your genes decide how fast your body uses medication. A sample of saliva is enough to find out.',
      'Vos gènes déterminent la vitesse à laquelle votre corps assimile un médicament. Un échantillon de salive suffit pour la connaître.',
    ),
    paragraphs: [
      {
        name: words('What you get', 'Ce qui vous est offert'),
        descriptions: list(['The kit arrives by mail with everything you need.', 'La trousse arrive par la poste avec tout ce qu’il faut.']),
        bullets: list(
          ['A report about more than 150 medications', 'Un rapport sur plus de 150 médicaments'],
          ['A meeting with a pharmacist', 'Une rencontre à la pharmacie'],
        ),
      },
      {
        name: words('Your information', 'Vos renseignements'),
        strong: list([
          'The result is yours. Neither your employer nor your insurer receives it.',
          'Le résultat vous appartient. Ni votre employeur ni votre assureur ne le reçoit.',
        ]),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('Test', 'Test'),
            period: words('Once', 'Une fois'),
            details: words('Kit, laboratory and report', 'Trousse, laboratoire et rapport'),
            cost: 199,
            note: words('25% off until the end of the offer.', 'Rabais de 25\u00A0% jusqu’à la fin de l’offre.'),
          },
        ],
      },
    ],
  },
]

import { bilingual } from '../../bilingual.ts'
import { bilingualList, type Vendor } from './model.ts'

export const ASSESSMENTS: readonly Vendor[] = [
  {
    id: 2,
    slug: 'adhd',
    service: bilingual('ADHD assessment', 'Évaluation du TDAH'),
    vendor: 'Focus Harbour',
    card: bilingual(
      'An assessment of attention deficit within weeks, not months.',
      'Une évaluation du trouble de l’attention en quelques semaines plutôt qu’en plusieurs mois.',
    ),
    short: bilingual('Assessment and treatment of ADHD', 'Évaluation et traitement du TDAH'),
    button: bilingual('Start the questionnaire', 'Remplir le questionnaire'),
    needsToken: true,
    analyticsId: 'care-adhd',
    long: bilingual(
      'By video, a nurse and a doctor assess attention deficit with or without hyperactivity and follow the treatment.',
      'Par vidéo, le personnel infirmier et médical évalue le trouble de l’attention avec ou sans hyperactivité et assure le suivi du traitement.',
    ),
    paragraphs: [
      {
        name: bilingual('Who it is for', 'À qui s’adresse ce service'),
        strong: bilingualList(['Only for covered members over 18.', 'Réservé aux personnes assurées de plus de 18\u00A0ans.']),
      },
      {
        name: bilingual('How it works', 'Comment faire'),
        bullets: bilingualList(
          ['Answer a questionnaire of 15 minutes.', 'Répondez à un questionnaire de 15\u00A0minutes.'],
          ['Meet a nurse within two weeks.', 'Rencontrez le personnel infirmier dans les deux semaines.'],
          ['Receive the result, with:', 'Recevez le résultat, accompagné\u00A0:'],
        ),
        subBullets: bilingualList(['a report for your doctor', 'd’un rapport pour votre médecin'], ['a treatment plan', 'd’un plan de traitement']),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('Assessment', 'Évaluation'),
            period: bilingual('About three weeks', 'Environ trois semaines'),
            details: bilingual('Questionnaire, two meetings and a report', 'Questionnaire, deux rencontres et un rapport'),
            cost: 340,
          },
          {
            title: bilingual('Follow-up', 'Suivi'),
            period: bilingual('Each meeting', 'Chaque rencontre'),
            details: bilingual('Treatment and its effects', 'Le traitement et ses effets'),
            cost: 85,
            note: bilingual('Medication is not included.', 'Les médicaments ne sont pas compris.'),
          },
        ],
      },
    ],
  },
  {
    id: 10,
    slug: 'personalized-medicine',
    service: bilingual('Personalized medicine', 'Médecine personnalisée'),
    vendor: 'Birchgene',
    card: bilingual('A test that shows which medication suits you.', 'Un test qui indique quels médicaments vous conviennent.'),
    short: bilingual('Pharmacogenetic testing', 'Tests pharmacogénétiques'),
    endDate: '2025-09-01',
    button: bilingual('Order the test', 'Commander le test'),
    needsToken: true,
    long: bilingual(
      'Your genes decide how fast your body uses medication. A sample of saliva is enough to find out.',
      'Vos gènes déterminent la vitesse à laquelle votre corps assimile un médicament. Un échantillon de salive suffit pour la connaître.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        descriptions: bilingualList(['The kit arrives by mail with everything you need.', 'La trousse arrive par la poste avec tout ce qu’il faut.']),
        bullets: bilingualList(
          ['A report about more than 150 medications', 'Un rapport sur plus de 150 médicaments'],
          ['A meeting with a pharmacist', 'Une rencontre à la pharmacie'],
        ),
      },
      {
        name: bilingual('Your information', 'Vos renseignements'),
        strong: bilingualList([
          'The result is yours. Neither your employer nor your insurer receives it.',
          'Le résultat vous appartient. Ni votre employeur ni votre assureur ne le reçoit.',
        ]),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('Test', 'Test'),
            period: bilingual('Once', 'Une fois'),
            details: bilingual('Kit, laboratory and report', 'Trousse, laboratoire et rapport'),
            cost: 199,
            note: bilingual('25% off until the end of the offer.', 'Rabais de 25\u00A0% jusqu’à la fin de l’offre.'),
          },
        ],
      },
    ],
  },
]

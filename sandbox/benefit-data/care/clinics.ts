import { SAMPLE_PRICES } from '../sample-prices.ts'
import { bilingual } from '../../bilingual.ts'
import { bilingualList, NO_COST, type Row, type Vendor } from './model.ts'

const { doctorInQuebec, doctor, physiotherapy } = SAMPLE_PRICES

const VISIT = bilingual('Visit by video or chat', 'Visite par vidéo ou par clavardage')
const visit = (title: Row['title'], period: Row['period'], cost: number, only: Row['only'] & string): Row => ({ title, period, details: VISIT, cost, only })

export const CLINICS: readonly Vendor[] = [
  {
    id: 9,
    slug: 'online-doctors',
    service: bilingual('Online doctors', 'Médecins en ligne'),
    vendor: 'Maple Bridge Clinic',
    card: bilingual('A doctor by video or chat, day and night.', 'Un médecin par vidéo ou par clavardage, jour et nuit.'),
    short: bilingual('Doctors at any hour', 'Des médecins à toute heure'),
    button: bilingual('Talk to a doctor', 'Parler à un médecin'),
    needsToken: true,
    isPinned: true,
    analyticsId: 'care-doctors',
    hasDarkLogo: true,
    long: bilingual(
      'Describe what is wrong and meet a doctor, usually within 15 minutes, anywhere in Canada.',
      'Décrivez ce qui ne va pas et rencontrez un médecin, en général dans les 15\u00A0minutes, partout au Canada.',
    ),
    paragraphs: [
      {
        name: bilingual('What doctors can do', 'Ce que les médecins peuvent faire'),
        bullets: bilingualList(
          ['Give advice and a diagnosis', 'Donner des conseils et poser un diagnostic'],
          ['Renew a prescription', 'Renouveler une ordonnance'],
          ['Refer you:', 'Vous diriger\u00A0:'],
        ),
        subBullets: bilingualList(['to a specialist', 'vers un spécialiste'], ['to a laboratory', 'vers un laboratoire']),
      },
      {
        name: bilingual('What your plan pays', 'Ce que votre régime paie'),
        descriptions: bilingualList([
          'With a complete health plan, four visits per family and year are included.',
          'Un régime complet de soins de santé comprend quatre visites par famille et par année.',
        ]),
        strong: bilingualList(['In an emergency, call 911.', 'En cas d’urgence, composez le 911.']),
      },
    ],
    tables: [
      {
        title: bilingual('Price of a visit', 'Prix d’une visite'),
        rows: [
          visit(
            bilingual('Day', 'Jour'),
            bilingual('Monday to Friday, 8 a.m. to 5 p.m.', 'Du lundi au vendredi, de 8\u00A0h à 17\u00A0h'),
            doctor.day,
            'elsewhere',
          ),
          visit(bilingual('Evening', 'Soir'), bilingual('Every day, 5 p.m. to midnight', 'Tous les jours, de 17\u00A0h à minuit'), doctor.evening, 'elsewhere'),
          visit(bilingual('Night', 'Nuit'), bilingual('Every day, midnight to 8 a.m.', 'Tous les jours, de minuit à 8\u00A0h'), doctor.night, 'elsewhere'),
          visit(bilingual('Residents of Quebec', 'Personnes qui résident au Québec'), bilingual('At any time', 'À toute heure'), doctorInQuebec, 'quebec'),
        ],
      },
    ],
  },
  {
    id: 12,
    slug: 'virtual-physiotherapy',
    service: bilingual('Virtual physiotherapy', 'Physiothérapie virtuelle'),
    vendor: 'Steadymove',
    card: bilingual('See a physiotherapist by video, from home.', 'Consultez en physiothérapie par vidéo, de chez vous.'),
    short: bilingual('Physiotherapy by video', 'Physiothérapie par vidéo'),
    button: bilingual('Book an assessment', 'Prendre rendez-vous pour une évaluation'),
    analyticsId: 'care-physio',
    long: bilingual(
      'After an assessment, you receive exercise videos and a physiotherapist follows your progress.',
      'Après une évaluation, vous recevez des exercices en vidéo et une ou un physiothérapeute suit vos progrès.',
    ),
    paragraphs: [
      {
        name: bilingual('Who it is for', 'À qui s’adresse ce service'),
        strong: bilingualList(['For covered members who are 8 and over.', 'Pour les personnes assurées de 8\u00A0ans et plus.']),
      },
      {
        name: bilingual('Claims', 'Demandes de règlement'),
        descriptions: bilingualList([
          'Submit a claim for physiotherapy with the receipt.',
          'Présentez une demande de règlement pour la physiothérapie et joignez-y le reçu.',
        ]),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('Initial assessment', 'Évaluation initiale'),
            period: bilingual('45 minutes', '45\u00A0minutes'),
            details: bilingual('Assessment and first exercises', 'Évaluation et premiers exercices'),
            cost: physiotherapy.first,
          },
          {
            title: bilingual('Follow-up', 'Suivi'),
            period: bilingual('30 minutes', '30\u00A0minutes'),
            details: bilingual('Progress and new exercises', 'Progrès et nouveaux exercices'),
            cost: physiotherapy.next,
          },
        ],
      },
    ],
  },
  {
    id: 5,
    slug: 'menopause',
    service: bilingual('Menopause care', 'Soins de la ménopause'),
    vendor: 'Second Spring',
    card: bilingual('Nurses and doctors who know menopause well.', 'Du personnel infirmier et médical qui connaît bien la ménopause.'),
    short: bilingual('Care before, during and after menopause', 'Soins avant, pendant et après la ménopause'),
    button: bilingual('Meet the team', 'Rencontrer l’équipe'),
    needsToken: true,
    long: bilingual(
      'Sleep, hot flashes, mood: a team listens and helps you find what works.',
      'Sommeil, bouffées de chaleur, humeur\u00A0: une équipe vous écoute et cherche avec vous ce qui aide.',
    ),
    paragraphs: [
      {
        name: bilingual('What you get', 'Ce qui vous est offert'),
        bullets: bilingualList(
          ['A first meeting of an hour', 'Une première rencontre d’une heure'],
          ['Answers by chat within a day', 'Des réponses par clavardage en moins d’une journée'],
        ),
      },
    ],
    tables: [
      {
        title: bilingual('Prices', 'Tarifs'),
        rows: [
          {
            title: bilingual('First meeting', 'Première rencontre'),
            period: bilingual('60 minutes', '60\u00A0minutes'),
            details: bilingual('With a nurse', 'Avec le personnel infirmier'),
            cost: NO_COST,
          },
          {
            title: bilingual('Care plan', 'Plan de soins'),
            period: bilingual('Three months', 'Trois mois'),
            details: bilingual('Meetings, chat and prescriptions', 'Rencontres, clavardage et ordonnances'),
            cost: 149,
          },
        ],
      },
    ],
  },
]

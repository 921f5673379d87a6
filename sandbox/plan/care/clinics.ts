import { SAMPLE_PRICES } from '../sample-prices.ts'
import { words } from '../../words.ts'
import { list, NO_COST, type Row, type Vendor } from './model.ts'

const { doctorInQuebec, doctor, physiotherapy } = SAMPLE_PRICES

const VISIT = words('Visit by video or chat', 'Visite par vidéo ou par clavardage')
const visit = (title: Row['title'], period: Row['period'], cost: number, only: Row['only'] & string): Row => ({ title, period, details: VISIT, cost, only })

export const CLINICS: readonly Vendor[] = [
  {
    id: 9,
    slug: 'online-doctors',
    service: words('Online doctors', 'Médecins en ligne'),
    vendor: 'Maple Bridge Clinic',
    card: words('A doctor by video or chat, day and night.', 'Un médecin par vidéo ou par clavardage, jour et nuit.'),
    short: words('Doctors at any hour', 'Des médecins à toute heure'),
    button: words('Talk to a doctor', 'Parler à un médecin'),
    needsToken: true,
    isPinned: true,
    analyticsId: 'care-doctors',
    hasDarkLogo: true,
    long: words(
      'Describe what is wrong and meet a doctor, usually within 15 minutes, anywhere in Canada.',
      'Décrivez ce qui ne va pas et rencontrez un médecin, en général dans les 15\u00A0minutes, partout au Canada.',
    ),
    paragraphs: [
      {
        name: words('What doctors can do', 'Ce que les médecins peuvent faire'),
        bullets: list(
          ['Give advice and a diagnosis', 'Donner des conseils et poser un diagnostic'],
          ['Renew a prescription', 'Renouveler une ordonnance'],
          ['Refer you:', 'Vous diriger\u00A0:'],
        ),
        subBullets: list(['to a specialist', 'vers un spécialiste'], ['to a laboratory', 'vers un laboratoire']),
      },
      {
        name: words('What your plan pays', 'Ce que votre régime paie'),
        descriptions: list([
          'With a complete health plan, four visits per family and year are included.',
          'Un régime complet de soins de santé comprend quatre visites par famille et par année.',
        ]),
        strong: list(['In an emergency, call 911.', 'En cas d’urgence, composez le 911.']),
      },
    ],
    tables: [
      {
        title: words('Price of a visit', 'Prix d’une visite'),
        rows: [
          visit(words('Day', 'Jour'), words('Monday to Friday, 8 a.m. to 5 p.m.', 'Du lundi au vendredi, de 8\u00A0h à 17\u00A0h'), doctor.day, 'elsewhere'),
          visit(words('Evening', 'Soir'), words('Every day, 5 p.m. to midnight', 'Tous les jours, de 17\u00A0h à minuit'), doctor.evening, 'elsewhere'),
          visit(words('Night', 'Nuit'), words('Every day, midnight to 8 a.m.', 'Tous les jours, de minuit à 8\u00A0h'), doctor.night, 'elsewhere'),
          visit(words('Residents of Quebec', 'Personnes qui résident au Québec'), words('At any time', 'À toute heure'), doctorInQuebec, 'quebec'),
        ],
      },
    ],
  },
  {
    id: 12,
    slug: 'virtual-physiotherapy',
    service: words('Virtual physiotherapy', 'Physiothérapie virtuelle'),
    vendor: 'Steadymove',
    card: words('See a physiotherapist by video, from home.', 'Consultez en physiothérapie par vidéo, de chez vous.'),
    short: words('Physiotherapy by video', 'Physiothérapie par vidéo'),
    button: words('Book an assessment', 'Prendre rendez-vous pour une évaluation'),
    analyticsId: 'care-physio',
    long: words(
      'After an assessment, you receive exercise videos and a physiotherapist follows your progress.',
      'Après une évaluation, vous recevez des exercices en vidéo et une ou un physiothérapeute suit vos progrès.',
    ),
    paragraphs: [
      {
        name: words('Who it is for', 'À qui s’adresse ce service'),
        strong: list(['For covered members who are 8 and over.', 'Pour les personnes assurées de 8\u00A0ans et plus.']),
      },
      {
        name: words('Claims', 'Demandes de règlement'),
        descriptions: list([
          'Submit a claim for physiotherapy with the receipt.',
          'Présentez une demande de règlement pour la physiothérapie et joignez-y le reçu.',
        ]),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('Initial assessment', 'Évaluation initiale'),
            period: words('45 minutes', '45\u00A0minutes'),
            details: words('Assessment and first exercises', 'Évaluation et premiers exercices'),
            cost: physiotherapy.first,
          },
          {
            title: words('Follow-up', 'Suivi'),
            period: words('30 minutes', '30\u00A0minutes'),
            details: words('Progress and new exercises', 'Progrès et nouveaux exercices'),
            cost: physiotherapy.next,
          },
        ],
      },
    ],
  },
  {
    id: 5,
    slug: 'menopause',
    service: words('Menopause care', 'Soins de la ménopause'),
    vendor: 'Second Spring',
    card: words('Nurses and doctors who know menopause well.', 'Du personnel infirmier et médical qui connaît bien la ménopause.'),
    short: words('Care before, during and after menopause', 'Soins avant, pendant et après la ménopause'),
    button: words('Meet the team', 'Rencontrer l’équipe'),
    needsToken: true,
    long: words(
      'Sleep, hot flashes, mood: a team listens and helps you find what works.',
      'Sommeil, bouffées de chaleur, humeur\u00A0: une équipe vous écoute et cherche avec vous ce qui aide.',
    ),
    paragraphs: [
      {
        name: words('What you get', 'Ce qui vous est offert'),
        bullets: list(
          ['A first meeting of an hour', 'Une première rencontre d’une heure'],
          ['Answers by chat within a day', 'Des réponses par clavardage en moins d’une journée'],
        ),
      },
    ],
    tables: [
      {
        title: words('Prices', 'Tarifs'),
        rows: [
          {
            title: words('First meeting', 'Première rencontre'),
            period: words('60 minutes', '60\u00A0minutes'),
            details: words('With a nurse', 'Avec le personnel infirmier'),
            cost: NO_COST,
          },
          {
            title: words('Care plan', 'Plan de soins'),
            period: words('Three months', 'Trois mois'),
            details: words('Meetings, chat and prescriptions', 'Rencontres, clavardage et ordonnances'),
            cost: 149,
          },
        ],
      },
    ],
  },
]

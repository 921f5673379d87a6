import type { Piece, Sheet } from './sheet.ts'

export type Language = 'en' | 'fr'

/** A visit, with the data that its receipt contains. */
export interface Visit {
  readonly language: Language
  /** the day on which the receipt is read, and the day of the visit, in eight digits */
  readonly today: string
  readonly date: string
  /** price of the services before tax, in cents */
  readonly price: number
  readonly clinic: string
  readonly person: string
  readonly service: string
  readonly number: number
  /** random number from 0 to 1, which selects one of several ways to write the same text */
  readonly chance: () => number
}

/**
 * A receipt page, with the date and amount that a careful person would read from it. A value that a person could not
 * determine is absent.
 */
export interface Drawn {
  readonly sheet: Sheet
  readonly amount?: string | undefined
  readonly date?: string | undefined
}

/** The date a number of days before another date. Both are in eight digits. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)) - days))
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')

export const oneOf = <T>(chance: () => number, all: readonly T[]): T => all[Math.floor(chance() * all.length)]!

const LETTER = { width: 612, height: 500 }
const SLIP = { width: 230, height: 420 }

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
}
const SHORT = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
}

type DateStyle = 'iso' | 'long' | 'short' | 'digits' | 'dashes'
function day({ language }: Visit, date: string, style: DateStyle): string {
  const [year, month, dayOf] = [date.slice(0, 4), date.slice(4, 6), date.slice(6)]
  const [m, d] = [Number(month), Number(dayOf)]
  if (style === 'iso') return `${year}-${month}-${dayOf}`
  if (style === 'digits') return language === 'en' ? `${month}/${dayOf}/${year}` : `${dayOf}/${month}/${year}`
  if (style === 'dashes') return `${dayOf}-${SHORT[language][m - 1]!.replace('.', '')}-${year}`
  const name = (style === 'long' ? MONTHS : SHORT)[language][m - 1]!
  return language === 'en' ? `${name} ${d}, ${year}` : `${d === 1 ? '1er' : d} ${name} ${year}`
}
const money = ({ language }: Visit, cents: number): string => {
  const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
  const groups = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : ' ')
  return language === 'en' ? `$${groups}.${rest}` : `${groups},${rest} $`
}
const plain = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const later = (date: string, days: number): string => daysBefore(date, -days)
const say = ({ language }: Visit, en: string, fr: string): string => (language === 'en' ? en : fr)
const row = (
  y: number,
  left: string,
  right: string,
  more: Partial<Piece> = {},
  at: readonly [left: number, right: number] = [60, 552],
): Piece[] => [
  { text: left, x: at[0], y, ...more },
  { text: right, x: at[1], y, right: true, ...more },
]
const header = (visit: Visit): Piece[] => [
  { text: visit.clinic, x: 60, y: 40, size: 16, bold: true },
  {
    text: say(visit, '48 Orchard Street, Moncton NB E1C 0A1', '48, rue du Verger, Moncton (N.-B.) E1C 0A1'),
    x: 60,
    y: 62,
  },
  {
    text: say(visit, 'Tel. 506-555-0142  HST 81234 5678 RT0001', 'Tél. 506 555-0142  TVH 81234 5678 RT0001'),
    x: 60,
    y: 76,
  },
]

/** An invoice from a clinic's software, with a table of services. Some have two visits, so there is no single date. */
function clinic(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['iso', 'long', 'short'] as const)
  const isTwo = visit.chance() < 0.17
  const total = visit.price * (isTwo ? 2 : 1)
  const line = (y: number, date: string): Piece[] => [
    { text: day(visit, date, style), x: 60, y },
    { text: visit.service, x: 170, y },
    { text: money(visit, visit.price), x: 552, y, right: true },
  ]
  return {
    sheet: {
      ...LETTER,
      pieces: [
        ...header(visit),
        { text: say(visit, `Invoice ${visit.number}`, `Facture ${visit.number}`), x: 60, y: 110, size: 13, bold: true },
        { text: `${say(visit, 'Client', 'Client')} : ${visit.person}`, x: 60, y: 130 },
        {
          text: say(
            visit,
            `Invoice date: ${day(visit, later(visit.date, 2), style)}`,
            `Date de la facture : ${day(visit, later(visit.date, 2), style)}`,
          ),
          x: 350,
          y: 130,
        },
        { text: say(visit, 'Date', 'Date'), x: 60, y: 165, bold: true },
        { text: say(visit, 'Description', 'Description'), x: 170, y: 165, bold: true },
        { text: say(visit, 'Amount', 'Montant'), x: 552, y: 165, right: true, bold: true },
        ...line(185, visit.date),
        ...(isTwo ? line(202, later(visit.date, -7)) : []),
        ...row(240, say(visit, 'Subtotal', 'Sous-total'), money(visit, total)),
        ...row(256, say(visit, 'HST (exempt)', 'TVH (exonéré)'), money(visit, 0)),
        ...row(276, 'Total', money(visit, total), { bold: true }),
        ...row(296, say(visit, 'Amount paid', 'Montant payé'), money(visit, total)),
        ...row(312, say(visit, 'Balance', 'Solde'), money(visit, 0)),
        {
          text: say(
            visit,
            'Thank you. Please keep this receipt for your insurer.',
            'Merci. Conservez ce reçu pour votre assureur.',
          ),
          x: 60,
          y: 360,
        },
      ],
    },
    amount: plain(total),
    date: isTwo ? undefined : visit.date,
  }
}

/** A till receipt from a pharmacy or a shop. */
function till(visit: Visit): Drawn {
  const tax = Math.round(visit.price * 0.15)
  const total = visit.price + tax
  const isCash = visit.chance() < 0.3
  const given = Math.ceil(total / 2000) * 2000
  const slip = (y: number, left: string, right: string, bold = false) =>
    row(y, left, right, { mono: true, size: 9, bold }, [14, 216])
  const text = (y: number, words: string): Piece => ({ text: words, x: 14, y, mono: true, size: 9 })
  return {
    sheet: {
      ...SLIP,
      pieces: [
        { text: visit.clinic, x: 14, y: 16, mono: true, size: 10, bold: true },
        text(32, '900 Main St, Dieppe NB'),
        text(46, say(visit, 'Tel 506-555-0177', 'Tél. 506-555-0177')),
        ...slip(70, day(visit, visit.date, oneOf(visit.chance, ['iso', 'digits', 'short'] as const)), '14:32'),
        text(84, say(visit, `Trans ${visit.number}  Reg 02`, `Trans ${visit.number}  Caisse 02`)),
        ...slip(112, visit.service.slice(0, 20), plain(visit.price)),
        ...slip(136, say(visit, 'SUBTOTAL', 'SOUS-TOTAL'), plain(visit.price)),
        ...slip(150, say(visit, 'HST 15%', 'TVH 15%'), plain(tax)),
        ...slip(170, 'TOTAL', `$${plain(total)}`, true),
        ...(isCash
          ? [
              ...slip(190, say(visit, 'CASH TENDERED', 'COMPTANT REMIS'), plain(given)),
              ...slip(204, say(visit, 'CHANGE', 'MONNAIE'), plain(given - total)),
            ]
          : [
              ...slip(190, 'VISA ************4242', plain(total)),
              text(204, say(visit, 'APPROVED 004512', 'APPROUVÉ 004512')),
            ]),
        text(240, say(visit, 'Thank you - come again', 'Merci et à bientôt')),
        text(254, say(visit, 'Points earned: 95', 'Points gagnés : 95')),
      ],
    },
    amount: plain(total),
    date: visit.date,
  }
}

/** A letter in full sentences, from a practitioner who uses no software. */
function letter(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['long', 'short'] as const)
  const amount = money(visit, visit.price)
  return {
    sheet: {
      ...LETTER,
      pieces: [
        ...header(visit),
        { text: say(visit, 'OFFICIAL RECEIPT', 'REÇU OFFICIEL'), x: 60, y: 120, size: 14, bold: true },
        { text: say(visit, `Received from ${visit.person}`, `Reçu de ${visit.person}`), x: 60, y: 150 },
        { text: say(visit, `the sum of ${amount}`, `la somme de ${amount}`), x: 60, y: 168 },
        { text: say(visit, `for: ${visit.service}`, `pour : ${visit.service}`), x: 60, y: 186 },
        {
          text: say(
            visit,
            `Date of treatment: ${day(visit, visit.date, style)}`,
            `Date du traitement : ${day(visit, visit.date, style)}`,
          ),
          x: 60,
          y: 204,
        },
        { text: say(visit, 'Licence no. 4471', 'Permis no 4471'), x: 60, y: 240 },
        {
          text: say(
            visit,
            `Issued ${day(visit, later(visit.date, 1), style)}`,
            `Émis le ${day(visit, later(visit.date, 1), style)}`,
          ),
          x: 60,
          y: 256,
        },
      ],
    },
    amount: plain(visit.price),
    date: visit.date,
  }
}

/** An emailed receipt from booking software. It has columns with a label above each value. */
function booking(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['iso', 'short', 'long'] as const)
  const column = (x: number, y: number, label: string, value: string): Piece[] => [
    { text: label, x, y, size: 8 },
    { text: value, x, y: y + 14, size: 11, bold: true },
  ]
  return {
    sheet: {
      ...LETTER,
      pieces: [
        { text: visit.clinic, x: 60, y: 40, size: 18, bold: true },
        { text: say(visit, `Receipt #${visit.number}`, `Reçu no ${visit.number}`), x: 60, y: 66 },
        ...column(60, 100, say(visit, 'Patient', 'Patient'), visit.person),
        ...column(250, 100, say(visit, 'Date of birth', 'Date de naissance'), day(visit, '19880314', style)),
        ...column(60, 150, say(visit, 'Appointment', 'Rendez-vous du'), day(visit, visit.date, style)),
        ...column(250, 150, 'Service', visit.service),
        ...column(60, 200, say(visit, 'Price', 'Prix'), money(visit, visit.price)),
        ...column(250, 200, say(visit, 'Amount paid', 'Montant payé'), money(visit, visit.price)),
        {
          text: say(
            visit,
            `Printed ${day(visit, later(visit.date, 0), style)} by the front desk`,
            `Imprimé le ${day(visit, later(visit.date, 0), style)} à la réception`,
          ),
          x: 60,
          y: 260,
          size: 8,
        },
        {
          text: say(
            visit,
            `Next appointment: ${day(visit, later(visit.today, 19), style)}`,
            `Prochain rendez-vous : ${day(visit, later(visit.today, 19), style)}`,
          ),
          x: 60,
          y: 280,
        },
      ],
    },
    amount: plain(visit.price),
    date: visit.date,
  }
}

/** A bill that another insurer paid in part. Only the member knows which amount to claim. */
function shared(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['iso', 'short'] as const)
  const covered = Math.round(visit.price * 0.8)
  return {
    sheet: {
      ...LETTER,
      pieces: [
        ...header(visit),
        { text: say(visit, 'Statement of account', 'État de compte'), x: 60, y: 112, size: 13, bold: true },
        ...row(
          150,
          say(
            visit,
            `Date of service: ${day(visit, visit.date, style)}`,
            `Date du service : ${day(visit, visit.date, style)}`,
          ),
          '',
        ),
        ...row(170, visit.service, money(visit, visit.price)),
        ...row(200, 'Total', money(visit, visit.price), { bold: true }),
        ...row(218, say(visit, 'Paid by insurance', 'Payé par l’assureur'), `-${money(visit, covered)}`),
        ...row(236, say(visit, 'Paid by patient', 'Payé par le patient'), money(visit, visit.price - covered)),
        ...row(254, say(visit, 'Balance due', 'Solde dû'), money(visit, 0)),
      ].filter(({ text }) => text !== ''),
    },
    date: visit.date,
  }
}

/** An optician's bill with a discount, two taxes, and the balance of an earlier bill. */
function optician(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['iso', 'long', 'dashes'] as const)
  const lenses = visit.price + 12_000
  const discount = 2000
  const net = visit.price + lenses - discount
  const [gst, qst] = [Math.round(net * 0.05), Math.round(net * 0.09975)]
  const total = net + gst + qst
  return {
    sheet: {
      ...LETTER,
      pieces: [
        ...header(visit),
        ...row(
          110,
          say(visit, `Bill ${visit.number}`, `Facture ${visit.number}`),
          say(visit, `Date: ${day(visit, visit.date, style)}`, `Date : ${day(visit, visit.date, style)}`),
        ),
        ...row(150, say(visit, 'Frames', 'Monture'), money(visit, visit.price)),
        ...row(166, say(visit, 'Lenses', 'Lentilles'), money(visit, lenses)),
        ...row(182, say(visit, 'Discount', 'Rabais'), `-${money(visit, discount)}`),
        ...row(206, say(visit, 'Subtotal', 'Sous-total'), money(visit, net)),
        ...row(222, say(visit, 'GST 5 %', 'TPS 5 %'), money(visit, gst)),
        ...row(238, say(visit, 'QST 9.975 %', 'TVQ 9,975 %'), money(visit, qst)),
        ...row(258, say(visit, 'Grand total', 'Grand total'), money(visit, total), { bold: true, size: 12 }),
        ...row(282, say(visit, 'Previous balance', 'Solde précédent'), money(visit, 4500)),
        ...row(298, say(visit, 'Paid by debit', 'Payé par débit'), money(visit, total)),
        {
          text: say(visit, 'Warranty valid until November 30, 2027', 'Garantie valide jusqu’au 30 novembre 2027'),
          x: 60,
          y: 340,
        },
      ],
    },
    amount: plain(total),
    date: visit.date,
  }
}

/** A dentist's form with codes and fees, all paid by the patient. */
function dental(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['digits', 'iso', 'dashes'] as const)
  const second = 3550
  const total = visit.price + second
  const line = (y: number, code: string, words: string, fee: number): Piece[] => [
    { text: day(visit, visit.date, style), x: 60, y },
    { text: code, x: 150, y },
    { text: words, x: 220, y },
    { text: plain(fee), x: 552, y, right: true },
  ]
  return {
    sheet: {
      ...LETTER,
      pieces: [
        {
          text: say(visit, 'Standard dental claim form', 'Formulaire dentaire standard'),
          x: 60,
          y: 36,
          size: 13,
          bold: true,
        },
        {
          text: say(
            visit,
            `Patient: ${visit.person}   DOB: ${day(visit, '19910608', style)}`,
            `Patient : ${visit.person}   DDN : ${day(visit, '19910608', style)}`,
          ),
          x: 60,
          y: 70,
        },
        {
          text: say(visit, 'Dr. K. Bellwood, unique no. 600123400', 'Dre K. Bellwood, no unique 600123400'),
          x: 60,
          y: 86,
        },
        { text: say(visit, 'Date of service', 'Date du service'), x: 60, y: 120, size: 8 },
        { text: 'Code', x: 150, y: 120, size: 8 },
        { text: say(visit, 'Procedure', 'Acte'), x: 220, y: 120, size: 8 },
        { text: say(visit, 'Fee', 'Honoraires'), x: 552, y: 120, size: 8, right: true },
        ...line(138, '11101', say(visit, 'Polishing', 'Polissage'), second),
        ...line(154, '11111', say(visit, 'Scaling, one unit', 'Détartrage, une unité'), visit.price),
        ...row(186, say(visit, 'Total fee submitted', 'Total des honoraires'), plain(total), { bold: true }),
        ...row(204, say(visit, 'Patient payment, thank you', 'Paiement du patient, merci'), plain(total)),
        {
          text: say(
            visit,
            `Next recall ${day(visit, later(visit.today, 174), style)}`,
            `Prochain rappel ${day(visit, later(visit.today, 174), style)}`,
          ),
          x: 60,
          y: 250,
        },
      ],
    },
    amount: plain(total),
    date: visit.date,
  }
}

/** A page from a receipt book, completed with a stamp and a few words. */
function booklet(visit: Visit): Drawn {
  const style = oneOf(visit.chance, ['long', 'digits', 'short'] as const)
  return {
    sheet: {
      width: 420,
      height: 230,
      pieces: [
        { text: say(visit, 'Receipt', 'Reçu'), x: 30, y: 20, size: 18, bold: true },
        { text: `No ${visit.number}`, x: 390, y: 24, right: true, size: 12 },
        {
          text: say(visit, `Date ${day(visit, visit.date, style)}`, `Le ${day(visit, visit.date, style)}`),
          x: 30,
          y: 56,
          size: 12,
        },
        { text: say(visit, `From ${visit.person}`, `De ${visit.person}`), x: 30, y: 80, size: 12 },
        { text: say(visit, `For ${visit.service}`, `Pour ${visit.service}`), x: 30, y: 104, size: 12 },
        { text: say(visit, 'Amount', 'Montant'), x: 30, y: 134, size: 12 },
        { text: money(visit, visit.price), x: 120, y: 134, size: 14, bold: true },
        { text: say(visit, 'Cash [ ]  Cheque [x]  Card [ ]', 'Comptant [ ]  Chèque [x]  Carte [ ]'), x: 30, y: 162 },
        { text: visit.clinic, x: 30, y: 190, size: 11 },
      ],
    },
    amount: plain(visit.price),
    date: visit.date,
  }
}

export const LAYOUTS = { clinic, till, letter, booking, shared, optician, dental, booklet } as const
export type LayoutName = keyof typeof LAYOUTS

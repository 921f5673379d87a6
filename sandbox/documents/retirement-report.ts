import { toMoney } from '../money.ts'
import { LAST_YEAR, YEAR_MAXIMUM } from '../benefit-data/retirement.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, date, money } from './document.ts'
import { memberFacts } from './member-facts.ts'

const TEXTS = {
  en: {
    title: 'Retirement health insurance program – annual report',
    year: 'Year of the report',
    created: 'Created on',
    left: 'Left this year',
    paidIn: 'What the program paid',
    benefit: 'Benefit',
    claims: 'Claims',
    paid: 'Paid',
    total: 'Total',
    summary: 'The year in figures',
    maximum: 'Yearly maximum',
    unused: 'Not used',
    about: 'About the program',
    paragraphs: [
      'The program continues health, dental and drug coverage after retirement. It pays eligible expenses up to a yearly maximum that starts again on January 1.',
      'What is not used in a year is not carried forward. Expenses are claimed as before, online or on paper, with the same policy and certificate numbers.',
      'This report is for your records. It is not a receipt for income tax.',
    ],
  },
  fr: {
    title: 'Régime d’assurance maladie des retraités\u00A0– rapport annuel',
    year: 'Année du rapport',
    created: 'Produit le',
    left: 'Reste pour cette année',
    paidIn: 'Ce que le régime a payé',
    benefit: 'Garantie',
    claims: 'Demandes de règlement',
    paid: 'Payé',
    total: 'Total',
    summary: 'L’année en chiffres',
    maximum: 'Maximum annuel',
    unused: 'Montant non utilisé',
    about: 'À propos du régime',
    paragraphs: [
      'Le régime maintient la couverture des soins de santé, des soins dentaires et des médicaments après le départ à la retraite. Il paie les dépenses admissibles jusqu’à concurrence d’un maximum annuel, renouvelé le 1er\u00A0janvier.',
      'Le montant non utilisé au cours d’une année n’est pas reporté. Les demandes de règlement se présentent comme avant, en ligne ou sur papier, avec les mêmes numéros de police et de certificat.',
      'Conservez ce rapport dans vos dossiers. Il ne s’agit pas d’un reçu aux fins de l’impôt.',
    ],
  },
} as const

/** The last complete year of the retirement programme, and what is left of this one in cents (API-074). */
export async function retirementReport(member: Member, left: number, locale: Locale, today: string): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const inMoney = (cents: number) => money(toMoney(cents), locale)
  const paid = LAST_YEAR.reduce((sum, each) => sum + each.paid, 0)
  const claims = LAST_YEAR.reduce((sum, each) => sum + each.claims, 0)
  const pdf = createPdf(text.title, locale)
  pdf.facts([
    ...memberFacts(member, locale),
    [text.year, (Number(today.slice(0, 4)) - 1).toString()],
    [text.created, date(today, locale)],
    [text.left, inMoney(left)],
  ])
  pdf.heading(text.paidIn)
  pdf.table(
    [
      { title: text.benefit, share: 0.6 },
      { title: text.claims, share: 0.2, align: 'right' },
      { title: text.paid, share: 0.2, align: 'right' },
    ],
    [...LAST_YEAR.map((each) => [each.name[locale], each.claims.toString(), inMoney(each.paid)]), [text.total, claims.toString(), inMoney(paid)]],
  )
  pdf.heading(text.summary)
  pdf.facts([
    [text.maximum, inMoney(YEAR_MAXIMUM)],
    [text.paid, inMoney(paid)],
    [text.unused, inMoney(YEAR_MAXIMUM - paid)],
  ])
  pdf.heading(text.about)
  for (const paragraph of text.paragraphs) pdf.paragraph(paragraph)
  return pdf.finish()
}

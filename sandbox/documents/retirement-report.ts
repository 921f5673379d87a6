import { LAST_YEAR, YEAR_MAXIMUM } from '../benefit-data/retirement.ts'
import type { Member } from '../store/members.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { createPdf, fact } from './document.ts'
import { date } from './format.ts'
import { amountColumn, textColumn } from './table.ts'

const ABOUT: readonly Bilingual[] = [
  {
    en: 'The program continues health, dental and drug coverage after retirement. It pays eligible expenses up to a yearly maximum that starts again on January 1.',
    fr: 'Le régime maintient la couverture des soins de santé, des soins dentaires et des médicaments après le départ à la retraite. Il paie les dépenses admissibles jusqu’à concurrence d’un maximum annuel, renouvelé le 1er\u00A0janvier.',
  },
  {
    en: 'What is not used in a year is not carried forward. Expenses are claimed as before, online or on paper, with the same policy and certificate numbers.',
    fr: 'Le montant non utilisé au cours d’une année n’est pas reporté. Les demandes de règlement se présentent comme avant, en ligne ou sur papier, avec les mêmes numéros de police et de certificat.',
  },
  {
    en: 'This report is for your records. It is not a receipt for income tax.',
    fr: 'Conservez ce rapport dans vos dossiers. Il ne s’agit pas d’un reçu aux fins de l’impôt.',
  },
]

/**
 * A PDF about the retirement program: the payments of the last complete year, and the rest of this year's maximum
 * (API-074). `left` is that rest in cents.
 */
export async function retirementReport(
  member: Member,
  left: number,
  locale: Locale,
  today: string,
): Promise<Uint8Array> {
  const paid = LAST_YEAR.reduce((sum, each) => sum + each.paid, 0)
  const claims = LAST_YEAR.reduce((sum, each) => sum + each.claims, 0)
  const title = {
    en: 'Retirement health insurance program – annual report',
    fr: 'Régime d’assurance maladie des retraités\u00A0– rapport annuel',
  }
  const pdf = createPdf(title, member, locale, [
    fact('Year of the report', 'Année du rapport', (Number(today.slice(0, 4)) - 1).toString()),
    fact('Created on', 'Produit le', date(today, locale)),
  ])
  const maximum = pdf.cents(YEAR_MAXIMUM)
  pdf.headline({ en: 'Left this year', fr: 'Solde pour cette année' }, pdf.cents(left), {
    en: `of a yearly maximum of ${maximum}`,
    fr: `sur un maximum annuel de ${maximum}`,
  })
  pdf.heading({ en: 'What the program paid', fr: 'Ce que le régime a payé' })
  pdf.table(
    [
      textColumn('Benefit', 'Garantie', 0.6),
      amountColumn('Claims', 'Demandes de règlement', 0.2),
      amountColumn('Paid', 'Payé', 0.2),
    ],
    LAST_YEAR.map((each) => [each.name[locale], each.claims.toString(), pdf.cents(each.paid)]),
    ['Total', claims.toString(), pdf.cents(paid)],
  )
  pdf.heading({ en: 'The year in figures', fr: 'L’année en chiffres' })
  pdf.facts([
    fact('Yearly maximum', 'Maximum annuel', pdf.cents(YEAR_MAXIMUM)),
    fact('Paid', 'Payé', pdf.cents(paid)),
    fact('Not used', 'Montant non utilisé', pdf.cents(YEAR_MAXIMUM - paid)),
  ])
  pdf.heading({ en: 'About the program', fr: 'À propos du régime' })
  for (const paragraph of ABOUT) pdf.paragraph(paragraph)
  return pdf.finish()
}

import type { ClaimHistory, ClaimHistoryLine } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Locale } from '../bilingual.ts'
import { toCents } from '../money.ts'
import { createPdf, fact, NO_CLAIMS } from './document.ts'
import { periodText, type Range } from './period-text.ts'
import { amountColumn, textColumn } from './table.ts'

/** A PDF with the claims of each person and their totals (API-098). */
export async function claimHistoryDocument(
  histories: readonly ClaimHistory[],
  member: Member,
  locale: Locale,
  range: Range,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'Claim history', fr: 'Historique des demandes' }, member, locale, [
    fact('Dates of service', 'Dates des services', periodText(range, locale)),
  ])
  const sum = (name: 'submittedAmount' | 'paidAmount') =>
    pdf.cents(histories.reduce((all, { totals }) => all + toCents(totals?.[name]), 0))
  if (histories.length === 0) pdf.paragraph(NO_CLAIMS)
  else {
    const submitted = sum('submittedAmount')
    pdf.headline({ en: 'Paid by your plan', fr: 'Payé par votre régime' }, sum('paidAmount'), {
      en: `of ${submitted} submitted for everyone below`,
      fr: `sur ${submitted} demandés pour les personnes ci-dessous`,
    })
  }
  for (const { participantName, participantDob, claimLines, totals } of histories) {
    pdf.heading(monolingual(participantDob ? `${participantName}, ${pdf.date(participantDob)}` : participantName))
    const amountsOf = (from: Partial<ClaimHistoryLine> = {}) =>
      [from.submittedAmount, from.excludedAmount, from.deductibleAmount, from.paidAmount].map(pdf.money)
    pdf.table(
      [
        textColumn('Date of service', 'Date du service', 0.2),
        textColumn('Service', 'Service reçu', 0.32),
        amountColumn('Submitted', 'Demandé', 0.12),
        amountColumn('Excluded', 'Exclu', 0.12),
        amountColumn('Deductible', 'Franchise', 0.12),
        amountColumn('Paid', 'Payé', 0.12),
      ],
      claimLines.map((line) => [pdf.date(line.serviceDate), line.benefitDesc, ...amountsOf(line)]),
      ['Total', '', ...amountsOf(totals)],
    )
  }
  return pdf.finish()
}

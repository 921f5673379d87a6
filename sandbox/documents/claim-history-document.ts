import type { ClaimHistory } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Locale } from '../bilingual.ts'
import { amountColumn, createPdf, fact, NO_CLAIMS, textColumn } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { periodText, type Range } from './period-text.ts'

/** A PDF with the claims of each person and their totals (API-098). */
export async function claimHistoryDocument(
  histories: readonly ClaimHistory[],
  member: Member,
  locale: Locale,
  range: Range,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'Claim history', fr: 'Historique des demandes' }, locale)
  pdf.facts([...memberFacts(member), fact('Dates of service', 'Dates des services', periodText(range, locale))])
  if (histories.length === 0) pdf.paragraph(NO_CLAIMS)
  for (const { participantName, participantDob, claimLines, totals } of histories) {
    pdf.heading(monolingual(participantDob ? `${participantName}, ${pdf.date(participantDob)}` : participantName))
    const amountsOf = (from: typeof totals) =>
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
      [
        ...claimLines.map((line) => [pdf.date(line.serviceDate), line.benefitDesc, ...amountsOf(line)]),
        ['Total', '', ...amountsOf(totals)],
      ],
    )
  }
  return pdf.finish()
}

import type { ClaimServiceLine } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { toCents } from '../money.ts'
import { amountColumn, createPdf, fact, NO_CLAIMS, textColumn } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { statusText } from './status-text.ts'

/** A PDF with the claims that a search found, as a table with totals (API-100). */
export async function claimsDocument(
  lines: readonly ClaimServiceLine[],
  member: Member,
  locale: Locale,
  today: string,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'History', fr: 'Historique' }, locale)
  pdf.facts([...memberFacts(member), fact('Created on', 'Produit le', pdf.date(today))])
  pdf.heading({ en: 'Claims', fr: 'Demandes de règlement' })
  if (lines.length === 0) pdf.paragraph(NO_CLAIMS)
  else {
    const total = (read: (line: ClaimServiceLine) => string | undefined) =>
      pdf.cents(lines.reduce((sum, line) => sum + toCents(read(line)), 0))
    pdf.table(
      [
        textColumn('Date of service', 'Date du service', 0.2),
        textColumn('Person', 'Personne assurée', 0.16),
        textColumn('Service', 'Service reçu', 0.28),
        textColumn('Status', 'État', 0.12),
        amountColumn('Submitted', 'Demandé', 0.12),
        amountColumn('Paid', 'Payé', 0.12),
      ],
      [
        ...lines.map((line) => [
          pdf.date(line.serviceDate),
          line.participantInfo.firstName,
          line.serviceInfo.description,
          statusText(line.claimStatus, locale),
          pdf.money(line.submittedAmount),
          line.totalPaidAmount === undefined ? '' : pdf.money(line.totalPaidAmount),
        ]),
        [
          'Total',
          '',
          '',
          '',
          total(({ submittedAmount }) => submittedAmount),
          total(({ totalPaidAmount }) => totalPaidAmount),
        ],
      ],
    )
  }
  return pdf.finish()
}

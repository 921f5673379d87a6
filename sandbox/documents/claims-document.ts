import type { ClaimServiceLine } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, date, money } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { statusText } from './status-text.ts'

const TEXTS = {
  en: {
    title: 'History',
    created: 'Created on',
    lines: 'Claims',
    service: 'Service',
    person: 'Person',
    when: 'Date of service',
    status: 'Status',
    submitted: 'Submitted',
    paid: 'Paid',
    none: 'No claims were found.',
    total: 'Total',
  },
  fr: {
    title: 'Historique',
    created: 'Produit le',
    lines: 'Demandes de règlement',
    service: 'Service reçu',
    person: 'Personne assurée',
    when: 'Date du service',
    status: 'État',
    submitted: 'Demandé',
    paid: 'Payé',
    none: 'Aucune demande n’a été trouvée.',
    total: 'Total',
  },
} as const

/** The claims of a search as a table with its totals (API-100). */
export async function claimsDocument(lines: readonly ClaimServiceLine[], member: Member, locale: Locale, today: string): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const pdf = createPdf(text.title, locale)
  pdf.facts([...memberFacts(member, locale), [text.created, date(today, locale)]])
  pdf.heading(text.lines)
  if (lines.length === 0) pdf.paragraph(text.none)
  else {
    const total = (read: (line: ClaimServiceLine) => string | undefined) =>
      money((lines.reduce((sum, line) => sum + Math.round(Number(read(line) ?? 0) * 100), 0) / 100).toFixed(2), locale)
    pdf.table(
      [
        { title: text.when, share: 0.2 },
        { title: text.person, share: 0.16 },
        { title: text.service, share: 0.28 },
        { title: text.status, share: 0.12 },
        { title: text.submitted, share: 0.12, align: 'right' },
        { title: text.paid, share: 0.12, align: 'right' },
      ],
      [
        ...lines.map((line) => [
          date(line.serviceDate, locale),
          line.participantInfo.firstName,
          line.serviceInfo.description,
          statusText(line.claimStatus, locale),
          money(line.submittedAmount, locale),
          line.totalPaidAmount === undefined ? '' : money(line.totalPaidAmount, locale),
        ]),
        [text.total, '', '', '', total(({ submittedAmount }) => submittedAmount), total(({ totalPaidAmount }) => totalPaidAmount)],
      ],
    )
  }
  return pdf.finish()
}

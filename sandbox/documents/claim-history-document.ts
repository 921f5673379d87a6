import type { ClaimHistory } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, date, money } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { periodText, type Range } from './period-text.ts'

const TEXTS = {
  en: {
    title: 'Claim history',
    period: 'Dates of service',
    when: 'Date of service',
    service: 'Service',
    submitted: 'Submitted',
    excluded: 'Excluded',
    deductible: 'Deductible',
    paid: 'Paid',
    total: 'Total',
    none: 'No claims were found.',
  },
  fr: {
    title: 'Historique des demandes',
    period: 'Dates des services',
    when: 'Date du service',
    service: 'Service reçu',
    submitted: 'Demandé',
    excluded: 'Exclu',
    deductible: 'Franchise',
    paid: 'Payé',
    total: 'Total',
    none: 'Aucune demande n’a été trouvée.',
  },
} as const

/** The claims of each person with their totals (API-098). */
export async function claimHistoryDocument(histories: readonly ClaimHistory[], member: Member, locale: Locale, range: Range): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const pdf = createPdf(text.title, locale)
  pdf.facts([...memberFacts(member, locale), [text.period, periodText(range, locale)]])
  if (histories.length === 0) pdf.paragraph(text.none)
  for (const { participantName, participantDob, claimLines, totals } of histories) {
    pdf.heading(participantDob ? `${participantName}, ${date(participantDob, locale)}` : participantName)
    const amounts = (from: typeof totals) =>
      [from.submittedAmount, from.excludedAmount, from.deductibleAmount, from.paidAmount].map((amount) => money(amount, locale))
    pdf.table(
      [
        { title: text.when, share: 0.2 },
        { title: text.service, share: 0.32 },
        ...[text.submitted, text.excluded, text.deductible, text.paid].map((title) => ({ title, share: 0.12, align: 'right' as const })),
      ],
      [...claimLines.map((line) => [date(line.serviceDate, locale), line.benefitDesc, ...amounts(line)]), [text.total, '', ...amounts(totals)]],
    )
  }
  return pdf.finish()
}

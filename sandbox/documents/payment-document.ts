import type { ClaimPaymentDetails } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Locale } from '../bilingual.ts'
import { amountColumn, createPdf, fact, textColumn } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { statusText } from './status-text.ts'

/** A PDF about one claim line, with the steps from the submitted to the paid amount (API-102). */
export async function paymentDocument(
  details: ClaimPaymentDetails,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'Claim statement', fr: 'Relevé de la demande' }, locale)
  pdf.facts([
    ...memberFacts(member),
    fact('Claim number', 'Numéro de demande', `${details.claimId}-${details.line}`),
    fact('Person', 'Personne assurée', details.participantName),
    fact('Benefit', 'Garantie', details.benefitDescription),
    fact('Service', 'Service reçu', details.serviceInfo.description),
    ...(details.providerName ? [fact('Provider', 'Fournisseur', details.providerName)] : []),
    fact('Date of service', 'Date du service', pdf.date(details.serviceDate)),
    ...(details.dateProcessed ? [fact('Processed on', 'Traitée le', pdf.date(details.dateProcessed))] : []),
    fact('Status', 'État', statusText(details.claimStatus, locale)),
  ])
  pdf.heading({ en: 'How the amount was worked out', fr: 'Comment le montant a été calculé' })
  const rows = [
    fact('Submitted amount', 'Montant demandé', pdf.money(details.submittedAmount)),
    fact('Excluded amount', 'Montant exclu', pdf.money(details.excludedAmount)),
    fact('Eligible amount', 'Montant admissible', pdf.money(details.eligibleAmount)),
    fact('Deductible', 'Franchise', pdf.money(details.deductibleAmount)),
    fact('Reimbursed at', 'Pourcentage remboursé', pdf.percent(details.coinsurancePercent)),
    fact('Paid by the other insurer', 'Payé par l’autre assureur', pdf.money(details.cobAmount)),
    fact('Paid by your plan', 'Payé par votre régime', pdf.money(details.paidAmount)),
    fact(
      'Paid from your spending account',
      'Payé par votre compte de gestion-santé ou de mieux-être',
      pdf.money(details.spendingAccountPaidAmount),
    ),
    fact('Total paid', 'Total payé', pdf.money(details.totalPaidAmount)),
  ]
  pdf.table(
    [textColumn('Item', 'Élément', 0.7), amountColumn('Amount', 'Montant', 0.3)],
    rows.map(([label, value]) => [label[locale], value]),
  )
  if (details.explanations.length > 0) {
    pdf.heading({ en: 'Why', fr: 'Pourquoi' })
    for (const { code, description } of details.explanations)
      pdf.paragraph(monolingual(`${code}${locale === 'fr' ? '\u00A0' : ' '}– ${description}`))
  }
  return pdf.finish()
}

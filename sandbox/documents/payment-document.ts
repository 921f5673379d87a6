import type { ClaimPaymentDetails } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, date, money } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { statusText } from './status-text.ts'

const TEXTS = {
  en: {
    title: 'Claim statement',
    claim: 'Claim number',
    person: 'Person',
    benefit: 'Benefit',
    service: 'Service',
    provider: 'Provider',
    served: 'Date of service',
    processed: 'Processed on',
    status: 'Status',
    amounts: 'How the amount was worked out',
    item: 'Item',
    amount: 'Amount',
    submitted: 'Submitted amount',
    excluded: 'Excluded amount',
    eligible: 'Eligible amount',
    deductible: 'Deductible',
    coinsurance: 'Reimbursed at',
    cob: 'Paid by the other insurer',
    paid: 'Paid by your plan',
    spending: 'Paid from your spending account',
    total: 'Total paid',
    reasons: 'Why',
  },
  fr: {
    title: 'Relevé de la demande',
    claim: 'Numéro de demande',
    person: 'Personne assurée',
    benefit: 'Garantie',
    service: 'Service reçu',
    provider: 'Fournisseur',
    served: 'Date du service',
    processed: 'Traitée le',
    status: 'État',
    amounts: 'Comment le montant a été calculé',
    item: 'Élément',
    amount: 'Montant',
    submitted: 'Montant demandé',
    excluded: 'Montant exclu',
    eligible: 'Montant admissible',
    deductible: 'Franchise',
    coinsurance: 'Pourcentage remboursé',
    cob: 'Payé par l’autre assureur',
    paid: 'Payé par votre régime',
    spending: 'Payé par votre compte de gestion-santé ou de mieux-être',
    total: 'Total payé',
    reasons: 'Pourquoi',
  },
} as const

/** One claim line worked out, as a statement (API-102). */
export async function paymentDocument(details: ClaimPaymentDetails, member: Member, locale: Locale): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const pdf = createPdf(text.title, locale)
  pdf.facts([
    ...memberFacts(member, locale),
    [text.claim, `${details.claimId}-${details.line}`],
    [text.person, details.participantName],
    [text.benefit, details.benefitDescription],
    [text.service, details.serviceInfo.description],
    ...(details.providerName ? ([[text.provider, details.providerName]] as const) : []),
    [text.served, date(details.serviceDate, locale)],
    ...(details.dateProcessed ? ([[text.processed, date(details.dateProcessed, locale)]] as const) : []),
    [text.status, statusText(details.claimStatus, locale)],
  ])
  pdf.heading(text.amounts)
  const percent = locale === 'fr' ? `${details.coinsurancePercent}\u00A0%` : `${details.coinsurancePercent}%`
  pdf.table(
    [
      { title: text.item, share: 0.7 },
      { title: text.amount, share: 0.3, align: 'right' },
    ],
    [
      [text.submitted, money(details.submittedAmount, locale)],
      [text.excluded, money(details.excludedAmount, locale)],
      [text.eligible, money(details.eligibleAmount, locale)],
      [text.deductible, money(details.deductibleAmount, locale)],
      [text.coinsurance, percent],
      [text.cob, money(details.cobAmount, locale)],
      [text.paid, money(details.paidAmount, locale)],
      [text.spending, money(details.spendingAccountPaidAmount, locale)],
      [text.total, money(details.totalPaidAmount, locale)],
    ],
  )
  if (details.explanations.length > 0) {
    pdf.heading(text.reasons)
    for (const { code, description } of details.explanations) pdf.paragraph(`${code}${locale === 'fr' ? '\u00A0' : ' '}– ${description}`)
  }
  return pdf.finish()
}

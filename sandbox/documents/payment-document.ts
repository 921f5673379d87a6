import type { ClaimPaymentDetails } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../words.ts'
import { createPdf, date, money } from './document.ts'
import { memberFacts } from './member-facts.ts'
import { statusText } from './status-text.ts'

const TEXTS = {
  en: {
    title: 'Claim payment details',
    claim: 'Claim',
    person: 'Person',
    benefit: 'Benefit',
    service: 'Service',
    provider: 'Provider',
    served: 'Date of service',
    processed: 'Date processed',
    status: 'Status',
    amounts: 'How the amount was worked out',
    item: 'Item',
    amount: 'Amount',
    submitted: 'Submitted amount',
    excluded: 'Excluded amount',
    eligible: 'Eligible amount',
    deductible: 'Deductible',
    coinsurance: 'Coinsurance',
    cob: 'Paid by the other insurer',
    paid: 'Paid by your plan',
    spending: 'Paid from a spending account',
    total: 'Total paid',
    reasons: 'Explanations',
  },
  fr: {
    title: 'Détails du paiement',
    claim: 'Demande de règlement',
    person: 'Personne assurée',
    benefit: 'Garantie',
    service: 'Service',
    provider: 'Fournisseur',
    served: 'Date du service',
    processed: 'Date de traitement',
    status: 'État',
    amounts: 'Calcul du montant',
    item: 'Élément',
    amount: 'Montant',
    submitted: 'Montant demandé',
    excluded: 'Montant exclu',
    eligible: 'Montant admissible',
    deductible: 'Franchise',
    coinsurance: 'Coassurance',
    cob: 'Payé par l’autre assureur',
    paid: 'Payé par votre régime',
    spending: 'Payé par un compte de gestion',
    total: 'Total payé',
    reasons: 'Explications',
  },
} as const

/** One claim line worked out, as a statement (API-102). */
export async function paymentDocument(details: ClaimPaymentDetails, member: Member, locale: Locale): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const pdf = createPdf(text.title, locale)
  pdf.facts([
    ...memberFacts(member, locale),
    [text.claim, `${details.claimId} - ${details.line}`],
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
    for (const { code, description } of details.explanations) pdf.paragraph(`${code} - ${description}`)
  }
  return pdf.finish()
}

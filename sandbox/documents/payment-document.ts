import type { ClaimPaymentDetails } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Locale } from '../bilingual.ts'
import { toCents } from '../money.ts'
import { createPdf, fact } from './document.ts'
import { date } from './format.ts'
import { statusText } from './status-text.ts'
import { amountColumn, textColumn } from './table.ts'

/** A PDF about one claim line, with the steps from the submitted to the paid amount (API-102). */
export async function paymentDocument(
  details: ClaimPaymentDetails,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'Claim statement', fr: 'Relevé de la demande' }, member, locale, [
    fact('Claim number', 'Numéro de demande', `${details.claimId}-${details.line}`),
    fact('Status', 'État', statusText(details.claimStatus, locale)),
    ...(details.dateProcessed ? [fact('Processed on', 'Traitée le', date(details.dateProcessed, locale))] : []),
    fact('Person', 'Personne assurée', details.participantName),
    fact('Service', 'Service reçu', details.serviceInfo.description),
    fact('Date of service', 'Date du service', date(details.serviceDate, locale)),
    fact('Benefit', 'Garantie', details.benefitDescription),
    ...(details.providerName ? [fact('Provider', 'Fournisseur', details.providerName)] : []),
  ])
  const submitted = pdf.money(details.submittedAmount)
  pdf.headline({ en: 'Total paid', fr: 'Total payé' }, pdf.money(details.totalPaidAmount), {
    en: `of ${submitted} submitted`,
    fr: `sur ${submitted} demandés`,
  })
  const [plan, account, other] = [details.paidAmount, details.spendingAccountPaidAmount, details.cobAmount].map(toCents)
  pdf.bar([
    { label: { en: 'Your plan', fr: 'Votre régime' }, cents: plan!, colour: pdf.accent },
    {
      label: { en: 'Your spending account', fr: 'Votre compte de gestion-santé ou de mieux-être' },
      cents: account!,
      colour: '#d9a441',
    },
    { label: { en: 'Other insurer', fr: 'Autre assureur' }, cents: other!, colour: '#8d8a84' },
    {
      label: { en: 'Your cost', fr: 'À votre charge' },
      cents: Math.max(0, toCents(details.submittedAmount) - plan! - account! - other!),
      colour: '#ebe7e0',
    },
  ])
  if (details.explanations.length > 0) {
    pdf.heading({ en: 'Why', fr: 'Pourquoi' })
    pdf.list(details.explanations.map(({ description }) => monolingual(description)))
  }
  pdf.heading({ en: 'How the amount was worked out', fr: 'Comment le montant a été calculé' })
  // The row of an amount, or no row if the amount is zero.
  const unlessZero = (en: string, fr: string, amount: string | undefined) =>
    toCents(amount) === 0 ? [] : [fact(en, fr, pdf.money(amount))]
  const rows = [
    fact('Submitted amount', 'Montant demandé', submitted),
    ...unlessZero('Excluded amount', 'Montant exclu', details.excludedAmount),
    fact('Eligible amount', 'Montant admissible', pdf.money(details.eligibleAmount)),
    ...unlessZero('Deductible', 'Franchise', details.deductibleAmount),
    fact('Reimbursed at', 'Pourcentage remboursé', pdf.percent(details.coinsurancePercent)),
    ...unlessZero('Paid by the other insurer', 'Payé par l’autre assureur', details.cobAmount),
    fact('Paid by your plan', 'Payé par votre régime', pdf.money(details.paidAmount)),
    ...unlessZero(
      'Paid from your spending account',
      'Payé par votre compte de gestion-santé ou de mieux-être',
      details.spendingAccountPaidAmount,
    ),
  ].map(([label, value]) => [label[locale], value])
  pdf.table([textColumn('Item', 'Élément', 0.7), amountColumn('Amount', 'Montant', 0.3)], rows, [
    locale === 'fr' ? 'Total payé' : 'Total paid',
    pdf.money(details.totalPaidAmount),
  ])
  return pdf.finish()
}

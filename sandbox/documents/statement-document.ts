import type { BenefitCalculation, PaymentStatement, PaymentSubtotal } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, date, money, type Pdf } from './document.ts'
import { memberFacts } from './member-facts.ts'

const TEXTS = {
  en: {
    title: 'Payment statement',
    number: 'Payment number',
    kind: 'Payment method',
    issued: 'Date issued',
    paidTo: 'Paid to',
    address: 'Address',
    amount: 'Total paid',
    when: 'Date of service',
    service: 'Service',
    submitted: 'Submitted',
    eligible: 'Eligible',
    deductible: 'Deductible',
    percent: 'Reimbursed at',
    paid: 'Paid by your plan',
    hsp: 'Paid from a spending account',
    subtotal: 'Subtotal',
    spending: 'Paid from your spending account',
    account: 'Account',
    person: 'Person',
    requested: 'Requested',
  },
  fr: {
    title: 'Relevé de paiement',
    number: 'Numéro de paiement',
    kind: 'Mode de paiement',
    issued: 'Date d’émission',
    paidTo: 'Payé à',
    address: 'Adresse',
    amount: 'Total payé',
    when: 'Date du service',
    service: 'Service reçu',
    submitted: 'Demandé',
    eligible: 'Admissible',
    deductible: 'Franchise',
    percent: 'Pourcentage remboursé',
    paid: 'Payé par votre régime',
    hsp: 'Payé par le CGS ou le CMP',
    subtotal: 'Sous-total',
    spending: 'Payé par votre compte de gestion-santé ou de mieux-être',
    account: 'Compte',
    person: 'Personne assurée',
    requested: 'Montant demandé au compte',
  },
} as const

/** One payment with the lines of each person (API-109). */
export async function statementDocument(statement: PaymentStatement, member: Member, locale: Locale): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const pdf = createPdf(text.title, locale)
  const { addressLine1, addressLine2, city, province, postalCode } = statement
  pdf.facts([
    ...memberFacts(member, locale),
    [text.number, statement.paymentId ?? ''],
    [text.kind, statement.paymentType],
    [text.issued, date(statement.issueDate, locale)],
    [text.paidTo, statement.issuedToName],
    [text.address, [addressLine1, addressLine2, [city, province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
    [text.amount, money(statement.paidAmount, locale)],
  ])
  for (const [index, person] of statement.calculationOfBenefits.entries()) calculation(pdf, person, statement.subtotals[index], locale)
  if (statement.hsaExplanationOfBenefits.length > 0) {
    pdf.heading(text.spending)
    pdf.table(
      [
        { title: text.person, share: 0.22 },
        { title: text.service, share: 0.28 },
        { title: text.account, share: 0.22 },
        { title: text.requested, share: 0.14, align: 'right' },
        { title: text.hsp, share: 0.14, align: 'right' },
      ],
      statement.hsaExplanationOfBenefits.map((each) => [
        each.participantName,
        each.serviceDescription,
        each.accountDescription,
        money(each.requestedAmount, locale),
        money(each.hspAmount, locale),
      ]),
    )
  }
  return pdf.finish()
}

function calculation(pdf: Pdf, { participantName, benefitLines }: BenefitCalculation, subtotal: PaymentSubtotal | undefined, locale: Locale): void {
  const text = TEXTS[locale]
  const right = (title: string, share: number) => ({ title, share, align: 'right' as const })
  for (const { benefitDescription, paymentDetailLine } of benefitLines) {
    pdf.heading(`${participantName}${locale === 'fr' ? '\u00A0' : ' '}– ${benefitDescription}`)
    pdf.table(
      [
        { title: text.when, share: 0.17 },
        { title: text.service, share: 0.19 },
        right(text.submitted, 0.1),
        right(text.eligible, 0.1),
        right(text.deductible, 0.1),
        right(text.percent, 0.12),
        right(text.paid, 0.11),
        right(text.hsp, 0.11),
      ],
      paymentDetailLine.map((line) => [
        date(line.serviceDate, locale),
        line.serviceDescription ?? '',
        money(line.submittedAmount, locale),
        money(line.eligibleAmount, locale),
        money(line.deductibleAmount, locale),
        locale === 'fr' ? `${line.coinsurancePct}\u00A0%` : `${line.coinsurancePct}%`,
        money(line.paidAmount, locale),
        money(line.hspAmount, locale),
      ]),
    )
  }
  if (!subtotal) return
  pdf.heading(text.subtotal)
  pdf.facts([
    [text.paid, money(subtotal.paidAmount, locale)],
    [text.hsp, money(subtotal.hspAmount, locale)],
  ])
}

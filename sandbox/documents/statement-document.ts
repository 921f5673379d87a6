import type { BenefitCalculation, PaymentStatement, PaymentSubtotal } from '../../generated/member/model/index.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../words.ts'
import { createPdf, date, money, type Pdf } from './document.ts'
import { memberFacts } from './member-facts.ts'

const TEXTS = {
  en: {
    title: 'Payment statement',
    number: 'Payment number',
    kind: 'Payment type',
    issued: 'Date issued',
    paidTo: 'Issued to',
    address: 'Address',
    amount: 'Amount paid',
    when: 'Date',
    service: 'Service',
    submitted: 'Submitted',
    eligible: 'Eligible',
    deductible: 'Deductible',
    percent: 'Pays',
    paid: 'Paid',
    hsp: 'Account',
    subtotal: 'Subtotal',
    spending: 'Paid by spending accounts',
    account: 'Account',
    person: 'Person',
    requested: 'Requested',
  },
  fr: {
    title: 'Relevé de paiement',
    number: 'Numéro de paiement',
    kind: 'Mode de paiement',
    issued: 'Date d’émission',
    paidTo: 'Émis au nom de',
    address: 'Adresse',
    amount: 'Montant payé',
    when: 'Date',
    service: 'Service',
    submitted: 'Demandé',
    eligible: 'Admissible',
    deductible: 'Franchise',
    percent: 'Taux',
    paid: 'Payé',
    hsp: 'Compte',
    subtotal: 'Sous-total',
    spending: 'Payé par les comptes de gestion',
    account: 'Compte',
    person: 'Personne assurée',
    requested: 'Demandé',
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
        { title: text.account, share: 0.26 },
        { title: text.requested, share: 0.12, align: 'right' },
        { title: text.paid, share: 0.12, align: 'right' },
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
    pdf.heading(`${participantName} - ${benefitDescription}`)
    pdf.table(
      [
        { title: text.when, share: 0.18 },
        { title: text.service, share: 0.25 },
        right(text.submitted, 0.11),
        right(text.eligible, 0.11),
        right(text.deductible, 0.11),
        right(text.percent, 0.06),
        right(text.paid, 0.09),
        right(text.hsp, 0.09),
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
  if (subtotal)
    pdf.facts([[text.subtotal, `${text.paid} ${money(subtotal.paidAmount, locale)}, ${text.hsp.toLowerCase()} ${money(subtotal.hspAmount, locale)}`]])
}

import type { BenefitCalculation, PaymentStatement, PaymentSubtotal } from '../../generated/member/model/index.ts'
import { inDollars, toCents } from '../money.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Locale } from '../bilingual.ts'
import { createPdf, fact, type Pdf } from './document.ts'
import { date } from './format.ts'
import { amountColumn, textColumn } from './table.ts'

const BY_PLAN = ['Paid by your plan', 'Payé par votre régime'] as const
const BY_ACCOUNT = ['Paid from a spending account', 'Payé par un compte'] as const

/** A PDF about one payment, with the claim lines of each person (API-109). */
export async function statementDocument(
  statement: PaymentStatement,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const { addressLine1, addressLine2, city, province, postalCode } = statement
  const pdf = createPdf({ en: 'Payment statement', fr: 'Relevé de paiement' }, member, locale, [
    fact('Payment number', 'Numéro de paiement', statement.paymentId ?? ''),
    fact('Payment method', 'Mode de paiement', statement.paymentType),
    fact('Date issued', 'Date d’émission', date(statement.issueDate, locale)),
    fact('Paid to', 'Payé à', statement.issuedToName),
    fact(
      'Address',
      'Adresse',
      [addressLine1, addressLine2, [city, province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ),
  ])
  pdf.headline({ en: 'Total paid', fr: 'Total payé' }, pdf.money(statement.paidAmount))
  const notShown = centsNotShown(statement)
  if (notShown > 0)
    pdf.paragraph({
      en: `${inDollars(notShown, 'en')} of this payment is for people who do not share their information with you. Their claims are not listed.`,
      fr: `${inDollars(notShown, 'fr')} de ce paiement concerne des personnes qui ne vous communiquent pas leurs renseignements. Leurs demandes ne sont pas énumérées.`,
    })
  for (const [index, person] of statement.calculationOfBenefits.entries())
    calculation(pdf, person, statement.subtotals[index], statement.showHSP, locale)
  if (statement.hsaExplanationOfBenefits.length > 0) {
    pdf.heading({
      en: 'Paid from your spending account',
      fr: 'Payé par votre compte de gestion-santé ou de mieux-être',
    })
    pdf.table(
      [
        textColumn('Person', 'Personne assurée', 0.22),
        textColumn('Service', 'Service reçu', 0.28),
        textColumn('Account', 'Compte', 0.22),
        amountColumn('Requested', 'Montant demandé au compte', 0.14),
        amountColumn(...BY_ACCOUNT, 0.14),
      ],
      statement.hsaExplanationOfBenefits.map((each) => [
        each.participantName,
        each.serviceDescription,
        each.accountDescription,
        pdf.money(each.requestedAmount),
        pdf.money(each.hspAmount),
      ]),
    )
  }
  return pdf.finish()
}

/** The part of the payment, in cents, whose lines are left out because the people do not share them (D-158). */
const centsNotShown = ({ paidAmount, subtotals }: PaymentStatement): number =>
  subtotals.reduce((rest, each) => rest - toCents(each.paidAmount) - toCents(each.hspAmount), toCents(paidAmount))

function calculation(
  pdf: Pdf,
  { participantName, participantDob, benefitLines }: BenefitCalculation,
  subtotal: PaymentSubtotal | undefined,
  hasAccount: boolean,
  locale: Locale,
): void {
  // as on the page, nothing is said about a spending account that the plan does not have
  const ifAccount = <Item>(item: Item): Item[] => (hasAccount ? [item] : [])
  const person = participantDob ? `${participantName}, ${pdf.date(participantDob)}` : participantName
  for (const { benefitDescription, paymentDetailLine } of benefitLines) {
    pdf.heading(monolingual(`${person}${locale === 'fr' ? '\u00A0' : ' '}– ${benefitDescription}`))
    pdf.table(
      [
        textColumn('Date of service', 'Date du service', 0.15),
        textColumn('Service', 'Service reçu', hasAccount ? 0.14 : 0.24),
        amountColumn('Submitted', 'Demandé', 0.1),
        amountColumn('Excluded', 'Exclu', 0.1),
        amountColumn('Eligible', 'Admissible', 0.1),
        amountColumn('Deductible', 'Franchise', 0.1),
        amountColumn('Reimbursed at', 'Pourcentage remboursé', 0.11),
        amountColumn(...BY_PLAN, 0.1),
        ...ifAccount(amountColumn(...BY_ACCOUNT, 0.1)),
      ],
      paymentDetailLine.map((line) => [
        pdf.date(line.serviceDate),
        line.serviceDescription ?? '',
        pdf.money(line.submittedAmount),
        pdf.money(line.excludedAmount),
        pdf.money(line.eligibleAmount),
        pdf.money(line.deductibleAmount),
        pdf.percent(line.coinsurancePct),
        pdf.money(line.paidAmount),
        ...ifAccount(pdf.money(line.hspAmount)),
      ]),
    )
  }
  if (!subtotal) return
  pdf.heading({ en: 'Subtotal', fr: 'Sous-total' })
  pdf.facts([
    fact(...BY_PLAN, pdf.money(subtotal.paidAmount)),
    ...ifAccount(fact(...BY_ACCOUNT, pdf.money(subtotal.hspAmount))),
  ])
}

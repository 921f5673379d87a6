import type {
  BenefitCalculation,
  PaymentDetailLine,
  PaymentStatement,
  PaymentSubtotal,
  SpendingExplanation,
} from '../../../generated/member/model/index.ts'
import { toMoney } from '../../money.ts'
import { BENEFIT_CATEGORIES } from '../../benefit-data/claim-types.ts'
import type { Payment } from '../../benefit-data/payments.ts'
import { SPENDING_PLANS } from '../../benefit-data/spending/accounts.ts'
import { spendingKindOf, type ClaimLine } from '../../store/claim-line.ts'
import { seenBy, type Member } from '../../store/members.ts'
import type { Locale } from '../../bilingual.ts'
import { participantName } from './claim-line.ts'
import { hasBenefit } from '../person.ts'
import { sumsOf } from '../sums.ts'

const TYPES = {
  deposit: { en: 'Direct deposit', fr: 'Dépôt direct' },
  cheque: { en: 'Cheque', fr: 'Chèque' },
}

export const paymentTypeOf = ({ banking }: Member, locale: Locale): string =>
  TYPES[banking ? 'deposit' : 'cheque'][locale]
/** True if the plan has a spending account. Statements then have a column for payments of that account (HIST-34). */
export const showsSpending = (member: Member): boolean => hasBenefit(member, 'HSA') || hasBenefit(member, 'PWA')

/**
 * The spending account, if no other source paid the line. The statement then shows the account's name instead of the
 * benefit's.
 */
const accountOf = (line: ClaimLine) =>
  line.serviceCode === 'HSA' || line.claimType === 'XX-PSA'
    ? SPENDING_PLANS[spendingKindOf(line) ?? 'health']
    : undefined
const benefitTypeOf = (line: ClaimLine): string =>
  accountOf(line) ? 'SPENDING' : line.benefitCode === 'DNTL' ? 'DENTAL' : 'HEALTH'
const benefitNameOf = (line: ClaimLine, locale: Locale): string =>
  (accountOf(line)?.name ?? BENEFIT_CATEGORIES[line.benefitCode])?.[locale] ?? line.benefitCode

const AMOUNTS = {
  submittedAmount: ({ submitted }: ClaimLine) => submitted,
  eligibleAmount: ({ eligible }: ClaimLine) => eligible,
  excludedAmount: ({ excluded }: ClaimLine) => excluded,
  deductibleAmount: ({ deductible }: ClaimLine) => deductible,
  paidAmount: ({ paid }: ClaimLine) => paid,
  hspAmount: ({ spendingPaid }: ClaimLine) => spendingPaid,
}

const detailOf = (line: ClaimLine, locale: Locale): PaymentDetailLine => ({
  serviceDate: line.serviceDate,
  ...sumsOf([line], AMOUNTS),
  coinsurancePct: line.coinsurance,
  cobAmount: toMoney(line.otherPaid),
  serviceDescription: line.description[locale],
  claimId: line.claimId,
  claimLineNumber: line.line,
})

function calculationOf(
  participantId: string,
  lines: readonly ClaimLine[],
  member: Member,
  locale: Locale,
): BenefitCalculation {
  const dateOfBirth = member.persona.participants.find((each) => each.participantId === participantId)?.dateOfBirth
  const byBenefit = Map.groupBy(
    lines,
    (line) => `${benefitTypeOf(line)} ${line.benefitCode} ${benefitNameOf(line, locale)}`,
  )
  return {
    participantId,
    participantName: participantName(member, participantId),
    ...(dateOfBirth && { participantDob: dateOfBirth }),
    benefitLines: [...byBenefit.values()].map((together) => ({
      benefitCode: together[0]!.benefitCode,
      benefitDescription: benefitNameOf(together[0]!, locale),
      benefitType: benefitTypeOf(together[0]!),
      paymentDetailLine: together.map((line) => detailOf(line, locale)),
    })),
  }
}

const explanationOf = (line: ClaimLine, member: Member, locale: Locale): SpendingExplanation => ({
  participantName: participantName(member, line.participantId),
  serviceDate: line.serviceDate,
  serviceDescription: line.description[locale],
  accountDescription: SPENDING_PLANS[spendingKindOf(line) ?? 'health'].name[locale],
  requestedAmount: toMoney(line.submitted - line.otherPaid - line.paid),
  hspAmount: toMoney(line.spendingPaid),
})

/**
 * The response for one payment with its explanation (DATA-42): the whole amount, and the lines of the people whose
 * information the member may see (D-158). It has no adjustments, because the sandbox never corrects claims.
 */
export function toStatementResponse(payment: Payment, member: Member, locale: Locale): PaymentStatement {
  const { addressLine1, addressLine2, addressLine3, city, province, state, postalCode, zipCode } =
    member.contact.address
  const lines = seenBy(member, payment.lines)
  const people = [...Map.groupBy(lines, ({ participantId }) => participantId)]
  return {
    paymentId: payment.id,
    paymentType: paymentTypeOf(member, locale),
    showHSP: showsSpending(member),
    issueDate: payment.date,
    paidAmount: toMoney(payment.paid),
    issuedToName: participantName(member, member.persona.cardholder.participantId),
    addressLine1,
    ...(addressLine2 && { addressLine2 }),
    ...(addressLine3 && { addressLine3 }),
    city,
    ...((province ?? state) && { province: province ?? state! }),
    ...((postalCode ?? zipCode) && { postalCode: postalCode ?? zipCode! }),
    calculationOfBenefits: people.map(([participantId, own]) => calculationOf(participantId, own, member, locale)),
    claimAdjustments: [],
    subtotals: people.map(([participantId, own]): PaymentSubtotal => ({
      participantId,
      participantName: participantName(member, participantId),
      ...sumsOf(own, AMOUNTS),
    })),
    hsaExplanationOfBenefits: lines
      .filter(({ spendingPaid }) => spendingPaid > 0)
      .map((line) => explanationOf(line, member, locale)),
  }
}

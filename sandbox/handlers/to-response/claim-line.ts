import type { ClaimPaymentDetails, ClaimServiceLine, RecentClaim } from '../../../generated/member/model/index.ts'
import { addMonths, toDate8 } from '../../dates.ts'
import { statusText } from '../../documents/status-text.ts'
import { toMoney } from '../../money.ts'
import { BENEFIT_CATEGORIES, findClaimType } from '../../benefit-data/claim-types.ts'
import { EXPLANATIONS, MONTHS_BETWEEN } from '../../benefit-data/explanations.ts'
import { findSpecialty } from '../../benefit-data/specialties.ts'
import { isOpen, lineOfId, type ClaimLine } from '../../store/claim-line.ts'
import type { Member } from '../../store/members.ts'
import type { Locale } from '../../bilingual.ts'
import { appealUntil, toActionNeeded, toAppealResponse, toDocumentsReceived } from './claim-follow-up.ts'

const personOf = (member: Member, participantId: string) =>
  member.persona.participants.find((each) => each.participantId === participantId)
export const participantName = (member: Member, participantId: string): string => {
  const person = personOf(member, participantId)
  return person ? `${person.firstName} ${person.lastName}` : participantId
}
const describeClaimTypeOf = (line: ClaimLine, locale: Locale): string =>
  (findClaimType(line.claimType)?.name ?? findSpecialty(line.claimType)?.name)?.[locale] ?? line.claimType

const amountsOf = (line: ClaimLine) => ({
  eligibleAmount: toMoney(line.eligible),
  deductibleAmount: toMoney(line.deductible),
  cobAmount: toMoney(line.otherPaid),
  paidAmount: toMoney(line.paid),
  spendingAccountPaidAmount: toMoney(line.spendingPaid),
  totalPaidAmount: toMoney(line.paid + line.spendingPaid),
})

export const toClaimLineResponse = (line: ClaimLine, member: Member, locale: Locale): ClaimServiceLine => ({
  claimId: line.claimId,
  claimLineNumber: line.line,
  claimStatus: line.status,
  hasPaymentDetails: line.isDecided,
  participantInfo: {
    firstName: personOf(member, line.participantId)?.firstName ?? line.participantId,
    participantId: line.participantId,
  },
  benefitCode: line.benefitCode,
  dateReceived: toDate8(line.received),
  ...(line.processedDate && { dateProcessed: line.processedDate }),
  serviceDate: line.serviceDate,
  serviceInfo: { code: line.serviceCode, description: line.description[locale] },
  submittedAmount: toMoney(line.submitted),
  ...(line.isDecided && { coinsurancePercent: line.coinsurance, ...amountsOf(line) }),
  isProviderPaidDrugClaim: false,
  ...toActionNeeded(line, locale),
  ...(line.origin && { restOf: lineOfId(line.origin) }),
})

interface Paid {
  readonly line: ClaimLine
  /** for a line that came too soon: the line for which the plan has paid such a service of this person last */
  readonly paidBefore: ClaimLine | undefined
}

export function toPaymentResponse(
  { line, paidBefore }: Paid,
  member: Member,
  locale: Locale,
  now: number,
): ClaimPaymentDetails {
  const until = appealUntil(line, now)
  const appeal = toAppealResponse(line, locale)
  const person = personOf(member, line.participantId)
  return {
    claimId: line.claimId,
    line: line.line,
    claimStatus: line.status,
    participantName: participantName(member, line.participantId),
    ...(person?.dateOfBirth && { participantDob: person.dateOfBirth }),
    benefitCode: line.benefitCode,
    benefitDescription: BENEFIT_CATEGORIES[line.benefitCode]?.[locale] ?? line.benefitCode,
    serviceInfo: { code: line.serviceCode, description: line.description[locale] },
    serviceDate: line.serviceDate,
    dateReceived: toDate8(line.received),
    ...(line.processedDate && { dateProcessed: line.processedDate }),
    ...(line.providerName && { providerName: line.providerName }),
    submittedAmount: toMoney(line.submitted),
    excludedAmount: toMoney(line.excluded),
    coinsurancePercent: line.coinsurance,
    ...amountsOf(line),
    explanations: line.explanations.map((code) => ({ code, description: EXPLANATIONS[code][locale] })),
    ...(line.paymentId && {
      payment: {
        paymentId: line.paymentId,
        method: member.banking ? ('DIRECT_DEPOSIT' as const) : ('CHEQUE' as const),
        date: line.processedDate ?? toDate8(line.received),
        ...(member.banking && { accountEnding: member.banking.account.slice(-4) }),
      },
    }),
    ...nextServiceDateOf(line, paidBefore),
    ...toDocumentsReceived(line),
    ...(until && { appealUntil: until }),
    ...(appeal && { appeal }),
  }
}

/**
 * The first day on which the plan pays for the service again, if the service came too soon or the yearly maximum was
 * used up.
 */
function nextServiceDateOf(
  { explanations, serviceDate }: ClaimLine,
  paidBefore: ClaimLine | undefined,
): Pick<ClaimPaymentDetails, 'nextServiceDate'> | undefined {
  if (explanations.includes('R03')) {
    const next = addMonths(paidBefore?.serviceDate ?? serviceDate, MONTHS_BETWEEN)
    return next > serviceDate ? { nextServiceDate: next } : undefined
  }
  if (explanations.includes('E03')) return { nextServiceDate: `${Number(serviceDate.slice(0, 4)) + 1}0101` }
  return undefined
}

const isDeclined = ({ status }: ClaimLine): boolean => status === 'REJECTED' || status === 'DECLINED'

export const toRecentClaimResponse = (
  line: ClaimLine,
  member: Member,
  locale: Locale,
  submissionKey: string | undefined,
): RecentClaim => ({
  receivedDate: toDate8(line.received),
  serviceDate: line.serviceDate,
  status: statusText(line.status, locale),
  statusCode: line.status,
  claimType: describeClaimTypeOf(line, locale),
  member: participantName(member, line.participantId),
  statusUpdate: line.processedDate ?? toDate8(line.received),
  ...(line.paymentId && { paymentId: line.paymentId }),
  claimId: line.claimId,
  line: line.line,
  submittedAmount: toMoney(line.submitted),
  ...(line.isDecided && { paidAmount: toMoney(line.paid + line.spendingPaid) }),
  serviceDescription: line.description[locale],
  ...(isDeclined(line) && line.explanations[0] && { declinedReason: EXPLANATIONS[line.explanations[0]][locale] }),
  ...(submissionKey && { submissionKey }),
  ...toActionNeeded(line, locale),
  ...toDocumentsReceived(line),
  ...(isOpen(line) && { canWithdraw: true }),
})

import type { HsaEligibleService } from '../../../generated/member/model/index.ts'
import { toMoney } from '../../money.ts'
import { dinOf } from '../../benefit-data/claim-types.ts'
import type { Remainder } from '../../benefit-data/spending/remainders.ts'
import type { Member } from '../../store/members.ts'
import type { Locale } from '../../bilingual.ts'
import { participantName } from './claim-line.ts'

const SECTION = '001'

/**
 * The response entry for a service that the health spending account can pay, with every field of the specification
 * (DATA-46). Amounts are text with two decimals (DATA-47).
 */
export function toRemainderResponse(
  { id, line, eligible, paid, unclaimed }: Remainder,
  member: Member,
  locale: Locale,
): HsaEligibleService {
  const { cardholder } = member.persona
  const din = dinOf(line.serviceCode)
  return {
    id,
    mssClaimId: id,
    claimId: line.claimId,
    regionCd: cardholder.provinceOfAdjudication,
    certNum: cardholder.idNumber,
    groupId: cardholder.policyNumber,
    section: SECTION,
    participant: participantName(member, line.participantId),
    ...(line.processedDate && { datePaid: line.processedDate }),
    dateOfService: line.serviceDate,
    lob: line.lob,
    benefitCode: line.benefitCode,
    ...(din && { din }),
    ...(line.providerId && { registrationNumber: line.providerId }),
    submittedAmount: toMoney(line.submitted),
    amountPaid: toMoney(line.paid),
    amountPaidByOtherCarrier: toMoney(line.otherPaid),
    hsaEligibleAmount: toMoney(eligible),
    calculatedEligibleAmount: toMoney(eligible),
    hsaPaidAmount: toMoney(paid),
    hsaUnclaimedEligibleAmount: toMoney(unclaimed),
    hsaUnclaimedEligibleUpd: toMoney(unclaimed),
    updatedCobAmount: toMoney(line.otherPaid),
    wasSubmittedToOtherFirst: line.otherPaid > 0,
    hsaRequestedFlag: false,
    hsaAvailableFlag: (member.healthSpending ?? 0) > 0,
    claimEligibleFlag: true,
    serviceDescription: line.description[locale],
  }
}

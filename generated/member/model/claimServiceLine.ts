/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ActionNeeded } from './actionNeeded.ts';
import type { ClaimLineReference } from './claimLineReference.ts';
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { ParticipantInfo } from './participantInfo.ts';
import type { Percent } from './percent.ts';
import type { ServiceInfo } from './serviceInfo.ts';

/**
 * One line of a claim (DATA-36).
 */
export interface ClaimServiceLine {
  /**
     * Claim.
     * @minLength 1
     * @maxLength 40
     */
  claimId: string;
  /**
     * Line.
     * @minimum 1
     */
  claimLineNumber: number;
  /**
     * RECEIVED, PENDED, ADJUDICATED and IN_PROGRESS read In progress, PAID and PROCESSED read Processed, REJECTED and DECLINED read Declined, SUBMITTED and PENDING read as such. Open, an unknown code is shown as it is (D-91).
     * @maxLength 40
     */
  claimStatus: string;
  /** Whether getClaimPaymentDetails has an answer for this line. */
  hasPaymentDetails: boolean;
  participantInfo: ParticipantInfo;
  /**
     * Benefit category - OOP, HOSP, DRUG, DNTL or CHLTH.
     * @maxLength 20
     */
  benefitCode: string;
  dateReceived?: Date8;
  dateProcessed?: Date8;
  serviceDate: Date8;
  serviceInfo: ServiceInfo;
  coinsurancePercent?: Percent;
  submittedAmount: Money;
  deductibleAmount?: Money;
  cobAmount?: Money;
  eligibleAmount?: Money;
  paidAmount?: Money;
  spendingAccountPaidAmount?: Money;
  totalPaidAmount?: Money;
  /** The pharmacy was paid directly. */
  isProviderPaidDrugClaim?: boolean;
  actionNeeded?: ActionNeeded;
  restOf?: ClaimLineReference;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { ExplanationCode } from './explanationCode.ts';
import type { LineAppeal } from './lineAppeal.ts';
import type { LinePayment } from './linePayment.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';
import type { ServiceInfo } from './serviceInfo.ts';

/**
 * How one claim line was worked out. Submitted is eligible plus excluded. Paid is the coinsurance percentage of what is eligible after deductible, at most what the other insurer left of the submitted amount, within the plan's maximums. Total paid is paid plus what the spending account paid.
 */
export interface ClaimPaymentDetails {
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
  line: number;
  /**
     * Status code as in searchClaims.
     * @maxLength 40
     */
  claimStatus: string;
  /**
     * Person treated.
     * @maxLength 120
     */
  participantName: string;
  participantDob?: Date8;
  /**
     * Benefit category.
     * @maxLength 20
     */
  benefitCode: string;
  /**
     * Name of the benefit in the language of the call.
     * @maxLength 120
     */
  benefitDescription: string;
  serviceInfo: ServiceInfo;
  serviceDate: Date8;
  dateReceived: Date8;
  dateProcessed?: Date8;
  /**
     * Who gave the service.
     * @maxLength 120
     */
  providerName?: string;
  submittedAmount: Money;
  eligibleAmount?: Money;
  excludedAmount?: Money;
  deductibleAmount?: Money;
  coinsurancePercent?: Percent;
  cobAmount?: Money;
  paidAmount: Money;
  spendingAccountPaidAmount?: Money;
  totalPaidAmount: Money;
  /**
     * Why the amounts are what they are.
     * @maxItems 20
     */
  explanations: ExplanationCode[];
  payment?: LinePayment;
  /** First day of a service for which the plan pays again. Absent where nothing limits it or the day is not known. */
  nextServiceDate?: Date8;
  /** When the documents that were asked for came last. The claim is processed from then on. Absent where none were asked for. */
  documentsReceivedOn?: Date8;
  /** Last day on which appealClaimLine takes an appeal of this line. Absent where it takes none. */
  appealUntil?: Date8;
  appeal?: LineAppeal;
}

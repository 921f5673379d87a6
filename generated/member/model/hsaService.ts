/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';

/**
 * A past service to pay from the health spending account (DATA-46), without the numbers of the page.
 */
export interface HsaService {
  /**
     * Claim at the insurer.
     * @maxLength 40
     */
  mssClaimId?: string;
  /**
     * Region.
     * @maxLength 10
     */
  regionCd?: string;
  /**
     * Certificate.
     * @maxLength 20
     */
  certNum?: string;
  /**
     * Group.
     * @maxLength 20
     */
  groupId?: string;
  /**
     * Section of the group.
     * @maxLength 20
     */
  section?: string;
  /**
     * Person treated.
     * @maxLength 120
     */
  participant?: string;
  datePaid?: Date8;
  dateOfService?: Date8;
  /**
     * Line of business.
     * @maxLength 10
     */
  lob?: string;
  /**
     * Benefit.
     * @maxLength 20
     */
  benefitCode?: string;
  /**
     * Drug.
     * @maxLength 8
     */
  din?: string;
  /**
     * Registration of the provider.
     * @maxLength 40
     */
  registrationNumber?: string;
  submittedAmount?: Money;
  amountPaid?: Money;
  amountPaidByOtherCarrier?: Money;
  hsaEligibleAmount?: Money;
  calculatedEligibleAmount?: Money;
  hsaPaidAmount?: Money;
  hsaUnclaimedEligibleAmount?: Money;
  hsaUnclaimedEligibleUpd?: Money;
  updatedCobAmount?: Money;
  /** The other insurer was asked first. */
  wasSubmittedToOtherFirst?: boolean;
  /** The member asks for it. */
  hsaRequestedFlag?: boolean;
  /** The account has money left. */
  hsaAvailableFlag?: boolean;
  /** The service qualifies. */
  claimEligibleFlag?: boolean;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { HsaMoney } from './hsaMoney.ts';

/**
 * A past service to pay from the health spending account (DATA-46), without the numbers of the page.
 */
export interface HsaService {
  /**
     * Claim line at the insurer.
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
     * Drug identification number of eight digits. Empty for a service that is no drug.
     * @maxLength 8
     * @pattern ^([0-9]{8})?$
     */
  din?: string;
  /**
     * Registration of the provider.
     * @maxLength 40
     */
  registrationNumber?: string;
  submittedAmount?: HsaMoney;
  amountPaid?: HsaMoney;
  amountPaidByOtherCarrier?: HsaMoney;
  hsaEligibleAmount?: HsaMoney;
  calculatedEligibleAmount?: HsaMoney;
  hsaPaidAmount?: HsaMoney;
  hsaUnclaimedEligibleAmount?: HsaMoney;
  hsaUnclaimedEligibleUpd?: HsaMoney;
  updatedCobAmount?: HsaMoney;
  /** The other insurer was asked first. */
  wasSubmittedToOtherFirst?: boolean;
  /** The member asks for it. */
  hsaRequestedFlag?: boolean;
  /** The account has money left. */
  hsaAvailableFlag?: boolean;
  /** The service qualifies. */
  claimEligibleFlag?: boolean;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { HsaMoney } from './hsaMoney.ts';

/**
 * What a processed claim line has left unpaid (DATA-46). The eligible amount is what was submitted less what the other insurer and the plan paid; the unclaimed eligible amount is that less what the account has paid. An XX-HSA claim carries the same fields back, without id, claimId and serviceDescription.
 */
export interface HsaEligibleService {
  /**
     * Tells the services of the list apart.
     * @minLength 1
     * @maxLength 60
     */
  id: string;
  /**
     * Claim line at the insurer. Sent back to say what the account shall pay.
     * @minLength 1
     * @maxLength 40
     */
  mssClaimId: string;
  /**
     * Claim.
     * @maxLength 40
     */
  claimId?: string;
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
  participant: string;
  datePaid?: Date8;
  dateOfService: Date8;
  /**
     * Line of business, named by getLabels.
     * @maxLength 10
     */
  lob?: string;
  /**
     * Benefit category - OOP, HOSP, DRUG, DNTL or CHLTH.
     * @maxLength 20
     */
  benefitCode: string;
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
  /** The member asks for it. False when it comes from the service, the page sets it. */
  hsaRequestedFlag?: boolean;
  /** The account has money left. */
  hsaAvailableFlag: boolean;
  /** The service qualifies. */
  claimEligibleFlag: boolean;
  /**
     * Service in the language of the call.
     * @maxLength 200
     */
  serviceDescription?: string;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A trustee, and for whom.
 */
export interface TrusteeDetail {
  /**
     * Name of the trustee.
     * @maxLength 120
     */
  name: string;
  /**
     * The beneficiary whose share it is.
     * @maxLength 120
     */
  beneficiaryName?: string;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Earlier line whose unpaid rest a spending account was asked to pay. Its amount is claimed there and is not claimed again. Absent on every other line.
 */
export interface ClaimLineReference {
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
}

/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the retirement health insurance programme still pays this year (DATA-50).
 */
export interface RhipAmount {
  /**
     * Login identity of the member.
     * @maxLength 255
     */
  id?: string;
  /**
     * Canadian dollars, a number here as the specification has it. Null when the member is not enrolled (D-125).
     * @minimum 0
     * @maximum 9999999.99
     * @nullable
     */
  amount: number | null;
}

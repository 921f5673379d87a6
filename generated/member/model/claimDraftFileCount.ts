/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * How many files were attached. They are not kept, the member chooses them again.
 * @minimum 0
 * @maximum 20
 */
export type ClaimDraftFileCount = number;

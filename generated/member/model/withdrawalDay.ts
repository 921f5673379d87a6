/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Day of the month on which a premium is taken from the account. No later than the 28th, so that every month has it (D-142).
 * @minimum 1
 * @maximum 28
 */
export type WithdrawalDay = number;

/**
 * Generated from the contract "Member service". Do not edit.
 */

export type ListRecentClaimServicesParams = {
/**
 * Most entries to return (CONST-19).
 * @minimum 1
 * @maximum 50
 */
limit?: number;
};

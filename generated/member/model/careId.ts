/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Number of a category or of a service, as it stands in the address of its page.
 * @minimum 1
 * @maximum 1000000
 */
export type CareId = number;

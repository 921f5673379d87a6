/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A whole or decimal percentage; 80 means eighty percent.
 * @minimum 0
 * @maximum 100
 */
export type Percent = number;

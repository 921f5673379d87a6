/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * CRCFWRD - credits that are not used are carried forward; NOCFWRD - they are not (D-123). Open, the portal shows no line for an unknown type.
 * @maxLength 20
 */
export type SpendingAccountType = string;

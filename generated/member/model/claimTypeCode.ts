/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The kinds of claims a member can choose, ten today (CONST-22). Open, a kind the portal does not know is listed as one that cannot be submitted online yet. XX-PRAC stands for any practitioner until the service is known (CLAIM-77).
 * @maxLength 9
 * @pattern ^XX-[A-Z]{2,6}$
 */
export type ClaimTypeCode = string;

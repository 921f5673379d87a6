/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What webCode means for this person, a sentence in the language of the call that the portal shows as it is (COV-68).
 * @maxLength 500
 */
export type Eligibility = string;

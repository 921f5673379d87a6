/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Name of each line of business by its code, in the language of the call (CLAIM-88).
 */
export interface Labels {[key: string]: string}

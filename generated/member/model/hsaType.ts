/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * How the health spending account takes part in the claim (D-114).
 */
export type HsaType = 'NONE' | 'HSA' | 'AUTOHSA' | 'EASYHSA';

/**
 * Generated from the contract "Member service". Do not edit.
 */

export type ListPersonalWellnessServicesParams = {
/**
 * False asks for the flat list.
 */
categorized?: boolean;
};

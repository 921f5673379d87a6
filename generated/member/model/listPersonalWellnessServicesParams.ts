/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

export type ListPersonalWellnessServicesParams = {
/**
 * False asks for the flat list.
 */
categorized?: boolean;
};

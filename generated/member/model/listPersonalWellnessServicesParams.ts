/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

export type ListPersonalWellnessServicesParams = {
/**
 * False asks for the flat list.
 */
categorized?: boolean;
};

/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether the person has or had coverage with another insurer. Absent while nobody has said.
 */
export type IsCovered = boolean;

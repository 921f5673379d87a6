/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Which of the two dates the range is about (D-92).
 */
export type ClaimSortBy = 'processedDate' | 'serviceDate';

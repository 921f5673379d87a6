/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A kind of expense.
 */
export type CoveredKind = 'health' | 'dental' | 'drugs' | 'vision' | 'hospital' | 'travel';

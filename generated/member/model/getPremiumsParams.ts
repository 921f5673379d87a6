/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

export type GetPremiumsParams = {
/**
 * First day. Absent means twelve months before the last.
 */
fromDate?: Date8;
/**
 * Last day. Absent means today.
 */
toDate?: Date8;
};

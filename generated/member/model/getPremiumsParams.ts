/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
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

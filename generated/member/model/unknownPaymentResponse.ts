/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no payment with this number for this member (API-118), or the request could not be read.
 */
export type UnknownPaymentResponse = Problem;

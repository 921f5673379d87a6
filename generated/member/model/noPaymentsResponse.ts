/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Premiums of the plan are not paid online, or the token is not that of the path.
 */
export type NoPaymentsResponse = Problem;

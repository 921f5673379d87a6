/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The last date is before the first one (D-93).
 */
export type DatesReversedResponse = Problem;

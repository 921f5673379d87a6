/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The last date is before the first one (D-93).
 */
export type DatesReversedResponse = Problem;

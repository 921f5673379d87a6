/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Nobody on the member's plan has this number, or there is no such code.
 */
export type PersonUnknownResponse = Problem;

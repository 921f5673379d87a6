/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Nobody on the member's plan has this number, or there is no such code.
 */
export type PersonUnknownResponse = Problem;

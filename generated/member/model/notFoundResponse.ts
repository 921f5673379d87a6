/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such thing, or not for this member.
 */
export type NotFoundResponse = Problem;

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such thing, or not for this member.
 */
export type NotFoundResponse = Problem;

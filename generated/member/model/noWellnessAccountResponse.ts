/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The plan has no personal wellness account.
 */
export type NoWellnessAccountResponse = Problem;

/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The plan has no personal wellness account.
 */
export type NoWellnessAccountResponse = Problem;

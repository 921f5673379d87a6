/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The service failed. Nothing was changed, or the answer would say so.
 */
export type ServerErrorResponse = Problem;

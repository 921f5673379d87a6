/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request cannot be read, or a value is out of its bounds.
 */
export type BadRequestResponse = Problem;

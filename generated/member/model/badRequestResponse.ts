/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request cannot be read, or a value is out of its bounds.
 */
export type BadRequestResponse = Problem;

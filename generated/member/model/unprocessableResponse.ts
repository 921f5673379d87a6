/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Well-formed, but a rule of the business refuses it. The text says which, in both languages.
 */
export type UnprocessableResponse = Problem;

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No token, or one that has expired. The portal asks for the password and repeats the call once.
 */
export type UnauthorisedResponse = Problem;

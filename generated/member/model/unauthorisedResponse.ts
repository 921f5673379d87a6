/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No token, or one that has expired. The portal asks for the password and repeats the call once.
 */
export type UnauthorisedResponse = Problem;

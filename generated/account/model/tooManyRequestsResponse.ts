/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many calls in a short time. Retry-After says when to come back; the portal shows the countdown.
 */
export type TooManyRequestsResponse = Problem;

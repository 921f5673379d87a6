/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token belongs to somebody else than the identity in the path, or the member may not do this.
 */
export type ForbiddenResponse = Problem;

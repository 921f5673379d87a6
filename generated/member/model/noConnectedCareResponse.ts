/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The plan has no connected care, or the token is not that of the path.
 */
export type NoConnectedCareResponse = Problem;

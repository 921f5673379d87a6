/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The plan shows no premiums online, or the token is not that of the path.
 */
export type NoPremiumsResponse = Problem;

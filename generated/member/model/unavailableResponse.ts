/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The service, or one behind it, is out for the moment. Reads are repeated by the portal, writes never are.
 */
export type UnavailableResponse = Problem;

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The token belongs to somebody else than the identity in the path, or the person asked about does not share information with the signed-in member (D-158). The portal never offers such a person.
 */
export type PersonNotSharedResponse = Problem;

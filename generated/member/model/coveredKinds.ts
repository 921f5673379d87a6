/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CoveredKind } from './coveredKind.ts';

/**
 * What the other coverage includes.
 * @maxItems 6
 */
export type CoveredKinds = CoveredKind[];

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimDraftStep } from './claimDraftStep.ts';

/**
 * The steps that were answered, in the order in which they were; then those that are open, with what was entered so far.
 * @maxItems 40
 */
export type ClaimDraftSteps = ClaimDraftStep[];

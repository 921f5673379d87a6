/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { ClaimDraftFileCount } from './claimDraftFileCount.ts';
import type { ClaimDraftSteps } from './claimDraftSteps.ts';
import type { ClaimDraftVersion } from './claimDraftVersion.ts';
import type { ClaimTypeCode } from './claimTypeCode.ts';

/**
 * What is kept of a claim after a step.
 */
export interface ClaimDraftRequest {
  basedOn?: ClaimDraftVersion;
  claimType: ClaimTypeCode;
  fileCount: ClaimDraftFileCount;
  steps: ClaimDraftSteps;
}

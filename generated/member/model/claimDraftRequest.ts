/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimDraftFileCount } from './claimDraftFileCount.ts';
import type { ClaimDraftKey } from './claimDraftKey.ts';
import type { ClaimDraftSteps } from './claimDraftSteps.ts';
import type { ClaimDraftVersion } from './claimDraftVersion.ts';
import type { ClaimTypeCode } from './claimTypeCode.ts';
import type { Date8 } from './date8.ts';

/**
 * What is kept of a claim after a step.
 */
export interface ClaimDraftRequest {
  basedOn?: ClaimDraftVersion;
  claimType: ClaimTypeCode;
  fileCount: ClaimDraftFileCount;
  submissionKey?: ClaimDraftKey;
  sentOn?: Date8;
  steps: ClaimDraftSteps;
}

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
 * A claim that was begun and not sent, as it was last kept.
 */
export interface ClaimDraft {
  version: ClaimDraftVersion;
  savedOn: Date8;
  expiresOn: Date8;
  claimType: ClaimTypeCode;
  fileCount: ClaimDraftFileCount;
  submissionKey?: ClaimDraftKey;
  sentOn?: Date8;
  steps: ClaimDraftSteps;
}

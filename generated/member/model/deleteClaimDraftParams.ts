/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimDraftVersion } from './claimDraftVersion.ts';

export type DeleteClaimDraftParams = {
/**
 * The version to delete.
 */
version: ClaimDraftVersion;
};

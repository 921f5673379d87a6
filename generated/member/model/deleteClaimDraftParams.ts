/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ClaimDraftVersion } from './claimDraftVersion.ts';

export type DeleteClaimDraftParams = {
/**
 * The version to delete.
 */
version: ClaimDraftVersion;
};

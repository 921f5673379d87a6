/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTermsUrl } from './claimTermsUrl.ts';

/**
 * Documents that live outside this service.
 */
export interface ResourceUrls {
  json_claimTermsUrl?: ClaimTermsUrl | null;
}

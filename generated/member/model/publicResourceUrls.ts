/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTermsUrl } from './claimTermsUrl.ts';

/**
 * Documents and contacts for somebody who is not signed in (D-74). The specification names the call only; everything but json_claimTermsUrl is defined here.
 */
export interface PublicResourceUrls {
  json_claimTermsUrl?: ClaimTermsUrl | null;
  /**
     * Insurer brand, any case. MBC, SBC, OBC, QBC; anything else counts as MBC.
     * @maxLength 10
     */
  brand?: string;
  /**
     * Language the insurer writes in to this person.
     * @maxLength 10
     */
  language?: string;
  /**
     * Page of the brand with telephone numbers and addresses.
     * @maxLength 2048
     * @pattern ^https://
     */
  contactUrl?: string;
  /**
     * Privacy page of the brand.
     * @maxLength 2048
     * @pattern ^https://
     */
  privacyUrl?: string;
}

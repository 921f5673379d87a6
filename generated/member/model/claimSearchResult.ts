/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimServiceLine } from './claimServiceLine.ts';

/**
 * Claim lines found, newest first (DATA-37).
 */
export interface ClaimSearchResult {
  /**
     * The lines.
     * @maxItems 100000
     */
  claimSearchResults: ClaimServiceLine[];
  /**
     * Most rows the service returns. When it is reached the portal asks to narrow the search (D-95).
     * @minimum 1
     */
  maxLimit?: number;
}

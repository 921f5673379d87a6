/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { SubmittedClaim } from './submittedClaim.ts';

/**
 * What the service says of a claim that it received (D-103). Nothing of it is certain.
 */
export interface SubmitMultiClaimsResult {
  /**
     * What to tell the member, in the language of the call.
     * @maxLength 500
     */
  message?: string;
  /**
     * Reference number to quote.
     * @maxLength 40
     */
  confirmationNumber?: string;
  submittedDate?: Date8;
  /**
     * One entry per claim line that was created.
     * @maxItems 40
     */
  claims?: SubmittedClaim[];
  /** Whether the insurer still needs documents. */
  documentsRequired?: boolean;
}

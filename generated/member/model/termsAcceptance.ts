/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

/**
 * Whether the member has accepted the terms and conditions (DATA-10).
 */
export interface TermsAcceptance {
  /** False holds the member on the acceptance page (D-46). */
  termsAndConditionsAccept: boolean;
  acceptedDate?: Date8;
}

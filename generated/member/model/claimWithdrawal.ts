/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

/**
 * The claim was withdrawn, with all its lines. Nothing of it is paid.
 */
export interface ClaimWithdrawal {
  withdrawnOn: Date8;
}

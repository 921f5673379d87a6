/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';

/**
 * What a spending account paid of one line. The specification names the section only.
 */
export interface SpendingExplanation {
  /**
     * Person treated.
     * @maxLength 120
     */
  participantName: string;
  serviceDate: Date8;
  /**
     * Service in the language of the call.
     * @maxLength 200
     */
  serviceDescription: string;
  /**
     * Which account, in the language of the call.
     * @maxLength 120
     */
  accountDescription: string;
  requestedAmount: Money;
  hspAmount: Money;
}

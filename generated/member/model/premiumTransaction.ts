/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';

/**
 * One transaction (DATA-15). A positive amount is owed, a negative one was paid.
 */
export interface PremiumTransaction {
  transactionDate: Date8;
  /**
     * PREMIUM, DEBIT (a pre-authorized debit), RETURNED (a debit that the bank sent back), CARD (a charge to the card of the payment method) or PAYMENT (a one-time payment). Open, an unknown code is shown as it is.
     * @maxLength 60
     */
  type: string;
  amount: Money;
}

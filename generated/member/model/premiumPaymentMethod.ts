/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AccountNumber } from './accountNumber.ts';
import type { CreditCard } from './creditCard.ts';
import type { Institution } from './institution.ts';
import type { PremiumPaymentType } from './premiumPaymentType.ts';
import type { Transit } from './transit.ts';
import type { WithdrawalDay } from './withdrawalDay.ts';

/**
 * How premiums are paid (D-142) - PAD, a pre-authorized debit with branch, bank, account and withdrawalDay, or CARD, with card.
 */
export interface PremiumPaymentMethod {
  type: PremiumPaymentType;
  branch?: Transit;
  bank?: Institution;
  account?: AccountNumber;
  withdrawalDay?: WithdrawalDay;
  card?: CreditCard;
}

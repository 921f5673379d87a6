/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AccountNumber } from './accountNumber.ts';
import type { CardId } from './cardId.ts';
import type { Institution } from './institution.ts';
import type { PremiumPaymentType } from './premiumPaymentType.ts';
import type { Transit } from './transit.ts';
import type { WithdrawalDay } from './withdrawalDay.ts';

/**
 * How premiums are paid from now on (D-142). PAD needs branch, bank, account and withdrawalDay and no cardId; CARD needs a cardId of listCreditCards and nothing else.
 */
export interface PremiumPaymentMethodRequest {
  type: PremiumPaymentType;
  branch?: Transit;
  bank?: Institution;
  account?: AccountNumber;
  withdrawalDay?: WithdrawalDay;
  cardId?: CardId;
}

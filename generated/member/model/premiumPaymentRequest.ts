/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CardId } from './cardId.ts';
import type { CardSessionId } from './cardSessionId.ts';
import type { PaymentAmount } from './paymentAmount.ts';

/**
 * A one-time payment (D-142), with a card on file (cardId) or one entered on the provider's page (sessionId). Exactly one of them.
 */
export interface PremiumPaymentRequest {
  amount: PaymentAmount;
  cardId?: CardId;
  sessionId?: CardSessionId;
}

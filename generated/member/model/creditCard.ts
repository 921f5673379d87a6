/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CardId } from './cardId.ts';

/**
 * A card of the member that the card payment provider keeps (DATA-77). Neither the number nor the security code is ever known here.
 */
export interface CreditCard {
  cardId: CardId;
  /**
     * Number of the card, all but the last four digits hidden.
     * @maxLength 25
     * @pattern ^\D*\d{4}$
     */
  maskedPan: string;
  /**
     * Last month in which the card is good, year first.
     * @maxLength 7
     * @pattern ^\d{4}-(0[1-9]|1[0-2])$
     */
  expiryDate: string;
}

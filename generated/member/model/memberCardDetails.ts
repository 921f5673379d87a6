/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CardPerson } from './cardPerson.ts';
import type { PhoneNanp } from './phoneNanp.ts';

/**
 * What the member card says beside the names and numbers of getCardholderDetails (DATA-75). Every person on the plan has the same card.
 */
export interface MemberCardDetails {
  /**
     * Full name of the cardholder, who may be somebody else than the signed-in member. Shown as it is.
     * @maxLength 120
     */
  cardholder: string;
  customerServiceNumber: PhoneNanp;
  /**
     * Everybody else who is covered today and shares their information with the member (D-158). Empty when the cardholder is alone.
     * @maxItems 50
     */
  othersOnPlanList: CardPerson[];
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PlanNumber } from './planNumber.ts';

/**
 * Somebody else on the card (DATA-75).
 */
export interface CardPerson {
  idNumber: PlanNumber;
  /**
     * Full name. Shown as it is.
     * @maxLength 120
     */
  name: string;
}

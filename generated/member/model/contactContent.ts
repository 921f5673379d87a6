/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { OpeningHours } from './openingHours.ts';
import type { PhoneNanp } from './phoneNanp.ts';

/**
 * How to reach the insurer. The specification names the files (API-117) and not what is in them.
 */
export interface ContactContent {
  /**
     * Heading of the page.
     * @maxLength 120
     */
  title: string;
  phoneNumber: PhoneNanp;
  tollFreeNumber?: PhoneNanp;
  ttyNumber?: PhoneNanp;
  /**
     * Address for questions that hold nothing personal.
     * @maxLength 255
     */
  email?: string;
  /**
     * When people answer, one line for each part of the week.
     * @minItems 1
     * @maxItems 7
     */
  hours: OpeningHours[];
  /**
     * Lines of the mailing address.
     * @minItems 1
     * @maxItems 6
     * @items.maxLength 80
     */
  address: string[];
  /**
     * Something to know today, such as a holiday.
     * @maxLength 500
     */
  notice?: string;
  /**
     * Days on which nobody answers and no claim is processed, such as holidays. A date of the time zone of the hours.
     * @maxItems 30
     */
  closedOn?: Date8[];
}

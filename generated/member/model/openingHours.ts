/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Opening hours of some days.
 */
export interface OpeningHours {
  /**
     * The days.
     * @maxLength 60
     */
  days: string;
  /**
     * The hours with their time zone.
     * @maxLength 60
     */
  time: string;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * A row with a title (DATA-74).
 */
export interface CareTableRow {
  /**
     * What the row is about.
     * @maxLength 200
     */
  title: string;
  /**
     * When or how long.
     * @maxLength 200
     */
  timePeriod: string;
  /**
     * What it is.
     * @maxLength 500
     */
  details: string;
  /**
     * Price as text, ready to show. Display only, it may change (CARE-15).
     * @maxLength 100
     */
  cost: string;
  /**
     * Remark below the row.
     * @maxLength 500
     */
  note?: string;
}

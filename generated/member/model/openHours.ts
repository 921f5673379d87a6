/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The same hours for programs, which tell from it whether somebody answers now. Left out where hours are by appointment.
 */
export interface OpenHours {
  /**
     * Days of the week: 1 is Monday, 7 is Sunday.
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays: number[];
  /**
     * Local time of day, 24 hours.
     * @maxLength 5
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  opens: string;
  /**
     * Local time of day of the same day, 24 hours.
     * @maxLength 5
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  closes: string;
  /**
     * Name in the IANA database, such as America/Moncton.
     * @maxLength 40
     */
  timeZone: string;
}

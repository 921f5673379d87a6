/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Country of the trip, two letters of ISO 3166-1.
 * @pattern ^[A-Z]{2}$
 */
export type TravelCountry = string;

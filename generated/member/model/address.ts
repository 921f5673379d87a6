/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PostalCodeCa } from './postalCodeCa.ts';
import type { Province } from './province.ts';
import type { ZipCode } from './zipCode.ts';

/**
 * Mailing address of the member. Canada uses province and postalCode, the United States state and zipCode (DATA-06, D-63).
 */
export interface Address {
  /**
     * Civic number and street.
     * @minLength 1
     * @maxLength 40
     */
  addressLine1: string;
  /**
     * Second line.
     * @maxLength 40
     */
  addressLine2?: string;
  /**
     * Third line.
     * @maxLength 40
     */
  addressLine3?: string;
  /**
     * Municipality.
     * @minLength 1
     * @maxLength 40
     */
  city: string;
  province?: Province;
  postalCode?: PostalCodeCa;
  /**
     * State code, United States only.
     * @pattern ^[A-Z]{2}$
     */
  state?: string;
  zipCode?: ZipCode;
  /**
     * Two-letter code. CA and US can be edited online, others are shown read-only.
     * @pattern ^[A-Z]{2}$
     */
  country: string;
  /**
     * MAILING unless the service says otherwise.
     * @maxLength 20
     */
  addressType?: string;
}

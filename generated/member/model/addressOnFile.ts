/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PostalCodeCa } from './postalCodeCa.ts';
import type { Province } from './province.ts';
import type { ZipCode } from './zipCode.ts';

/**
 * The mailing address as the insurer has it (D-345). What is not known is left out. The country is a two-letter code in any case, or another common code or name of Canada or the United States.
 */
export interface AddressOnFile {
  /**
     * Civic number and street.
     * @maxLength 40
     */
  addressLine1?: string;
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
     * @maxLength 40
     */
  city?: string;
  province?: Province;
  postalCode?: PostalCodeCa;
  /**
     * State code, United States only.
     * @pattern ^[A-Z]{2}$
     */
  state?: string;
  zipCode?: ZipCode;
  /**
     * Country. CA and US can be edited online, others are shown read-only.
     * @maxLength 60
     */
  country?: string;
  /**
     * MAILING unless the service says otherwise.
     * @maxLength 20
     */
  addressType?: string;
}

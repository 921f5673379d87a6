/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PhoneNanp } from './phoneNanp.ts';
import type { PostalCodeCa } from './postalCodeCa.ts';
import type { Province } from './province.ts';

/**
 * Who gave the service (DATA-22), from the directory or entered by hand (D-108).
 */
export interface BenefitProvider {
  /**
     * Number of the provider. Absent when entered by hand.
     * @maxLength 40
     */
  pauthId?: string;
  /**
     * Number of the practice.
     * @maxLength 40
     */
  prnId?: string;
  /**
     * Number in the address book.
     * @maxLength 40
     */
  aimId?: string;
  /**
     * Given name.
     * @maxLength 60
     */
  firstName?: string;
  /**
     * Family name.
     * @maxLength 60
     */
  lastName?: string;
  /**
     * Clinic or seller.
     * @maxLength 120
     */
  organizationName?: string;
  /**
     * Civic number and street.
     * @maxLength 60
     */
  addressLine1?: string;
  /**
     * Second line.
     * @maxLength 60
     */
  addressLine2?: string;
  /**
     * Municipality.
     * @maxLength 60
     */
  city?: string;
  province?: Province;
  postalCode?: PostalCodeCa;
  phoneNumber?: PhoneNanp;
  /**
     * Region.
     * @maxLength 10
     */
  regionCode?: string;
  /**
     * Code of the provider type.
     * @maxLength 20
     */
  providerType?: string;
  /**
     * Finer code.
     * @maxLength 20
     */
  providerSubType?: string;
  /**
     * Name of the provider type.
     * @maxLength 120
     */
  providerTypeName?: string;
  /** Ends real-time adjudication. */
  cancelsRTA?: boolean;
  /** The insurer can pay the provider. */
  isDirectPay?: boolean;
  /**
     * Rank in the search.
     * @minimum 0
     */
  searchRanking?: number;
  /**
     * Name to sort by.
     * @maxLength 120
     */
  sortNameKey?: string;
  /**
     * Standing.
     * @maxLength 20
     */
  status?: string;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PhoneNanp } from './phoneNanp.ts';
import type { PostalCodeCa } from './postalCodeCa.ts';
import type { Province } from './province.ts';

/**
 * A provider of the directory (DATA-24). The portal sorts by searchRanking, distanceFromOrigin, sortNameKey (D-109).
 */
export interface HealthProfessional {
  /**
     * Number of the provider at the insurer.
     * @minLength 1
     * @maxLength 40
     */
  pauthId: string;
  /**
     * Number of the practice.
     * @maxLength 40
     */
  prnId?: string;
  /**
     * Number in the insurer's address book.
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
     * Name of the clinic.
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
  city: string;
  province: Province;
  postalCode?: PostalCodeCa;
  phoneNumber?: PhoneNanp;
  /**
     * Region at the insurer.
     * @maxLength 10
     */
  regionCode?: string;
  /**
     * Code of the provider type.
     * @minLength 1
     * @maxLength 20
     */
  providerType: string;
  /**
     * Finer code.
     * @maxLength 20
     * @nullable
     */
  providerSubType?: string | null;
  /**
     * Name of the provider type in the language of the call.
     * @maxLength 120
     */
  providerTypeName: string;
  /**
     * Latitude.
     * @minimum -90
     * @maximum 90
     */
  lat?: number;
  /**
     * Longitude.
     * @minimum -180
     * @maximum 180
     */
  lng?: number;
  /**
     * Kilometres from the place searched.
     * @minimum 0
     */
  distanceFromOrigin?: number;
  /** Whether the insurer can pay the provider. */
  isDirectPay?: boolean;
  /** Choosing this provider ends real-time adjudication of the claim (CLAIM-26). */
  cancelsRTA?: boolean;
  /**
     * Lower comes first.
     * @minimum 0
     */
  searchRanking?: number;
  /**
     * Name to sort by.
     * @maxLength 120
     */
  sortNameKey?: string;
  /**
     * Standing of the provider.
     * @maxLength 20
     */
  status?: string;
}

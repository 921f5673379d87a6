/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

/**
 * What the member says about other coverage, once per claim (DATA-26). Dates are eight digits.
 */
export interface CoordinationOfBenefits {
  /** The person treated has other coverage. */
  doesMemberHaveOtherCov?: boolean;
  /** The coverage on file has changed. */
  cobCovChanged?: boolean;
  /** The coverage on file is right. */
  infoOnFileValid?: boolean;
  cobNewInfoEffDate?: Date8;
  /**
     * Certificate number of the other coverage.
     * @maxLength 20
     */
  cobNewInfoIdNumber?: string;
  /**
     * Who holds the other coverage.
     * @maxLength 60
     */
  cobNewInfoMemberName?: string;
  /**
     * Policy number of the other coverage.
     * @maxLength 20
     */
  cobNewInfoPolicyId?: string;
  /** Individual, not group. */
  cobNewInfoIsIndividual?: boolean;
  /** Includes hospital. */
  cobNewInfoHasHospital?: boolean;
  /** Includes dental. */
  cobNewInfoHasDental?: boolean;
  /** Includes vision. */
  cobNewInfoHasVision?: boolean;
  /** Includes drugs. */
  cobNewInfoHasDrugs?: boolean;
  /** Includes extended health. */
  cobNewInfoHasHealth?: boolean;
  /** Includes travel. */
  cobNewInfoHasTravel?: boolean;
  /** Other coverage has ended. */
  anyPastCovThatEnded?: boolean;
  cobPrevInfoTermDate?: Date8;
  /** The other insurer was asked first. */
  wasSubmittedToOtherFirst?: boolean;
  /**
     * Other insurer on file.
     * @maxLength 20
     */
  extCovCarrierCode?: string;
  /** The other insurer on file pays first. */
  extCovPrimaryInd?: boolean;
  extCovTermDate?: Date8;
}

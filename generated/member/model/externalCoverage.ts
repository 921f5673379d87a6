/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';

/**
 * Coverage with another insurer, as the insurer has it on file (DATA-26, CLAIM-49).
 */
export interface ExternalCoverage {
  /**
     * Code of the other insurer.
     * @maxLength 20
     */
  extCovCarrierCode: string;
  /** Whether the other insurer pays first. If it is not there, nobody has said so. */
  extCovPrimaryInd?: boolean;
  extCovTermDate?: Date8;
  /**
     * Name of the other insurer, the French one on a French page where it has one.
     * @maxLength 120
     */
  carrierName?: string;
  effectiveDate?: Date8;
  /**
     * Who holds the other coverage.
     * @maxLength 120
     */
  memberName?: string;
  /**
     * Policy number of the other coverage.
     * @maxLength 40
     */
  policyId?: string;
}

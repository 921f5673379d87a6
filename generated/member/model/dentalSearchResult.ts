/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { DentalCoverageGroups } from './dentalCoverageGroups.ts';
import type { DentalServiceDetail } from './dentalServiceDetail.ts';

/**
 * What became of each code asked for, in that order. As a 200 every entry has a service; as a 400 some have errors, and coverages is empty when no code at all is covered (API-059, COV-13).
 */
export interface DentalSearchResult {
  coverages: DentalCoverageGroups;
  /**
     * One entry for each code.
     * @maxItems 10
     */
  serviceDetails: DentalServiceDetail[];
  /**
     * With empty coverages, the sentence above the codes on an English page.
     * @maxLength 2000
     */
  messageEn?: string;
  /**
     * The same on a French page.
     * @maxLength 2000
     */
  messageFr?: string;
}

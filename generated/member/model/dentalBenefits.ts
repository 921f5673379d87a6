/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DentalCoverageGroups } from './dentalCoverageGroups.ts';
import type { DentalServiceDetail } from './dentalServiceDetail.ts';
import type { Provisions } from './provisions.ts';

/**
 * What the plan pays at the dentist (DATA-53), and for codes what became of each of them. Without codes coverages and overallProvisions; with codes serviceDetails, and the coverages that they belong to. As a 200 every code has a service; as a 400 some have errors, and coverages is empty when no code at all is covered (API-059, COV-13). A part that is not there is an empty one (D-201).
 */
export interface DentalBenefits {
  coverages?: DentalCoverageGroups;
  overallProvisions?: Provisions;
  /**
     * One entry for each code, in the order asked for.
     * @maxItems 10
     */
  serviceDetails?: DentalServiceDetail[];
  /**
     * Of a 400 without coverages, the sentence above the codes on an English page.
     * @maxLength 2000
     */
  messageEn?: string;
  /**
     * The same on a French page.
     * @maxLength 2000
     */
  messageFr?: string;
  /**
     * Of a 400 that says nothing of the codes, the title of the error dialog (ERR-23).
     * @maxLength 200
     */
  title?: string;
  /**
     * Machine-readable reason, for logs.
     * @maxLength 60
     */
  code?: string;
}

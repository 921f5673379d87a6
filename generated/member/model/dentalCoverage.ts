/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */
import type { DentalCoverageGroups } from './dentalCoverageGroups.ts';
import type { Provisions } from './provisions.ts';

/**
 * What the plan pays at the dentist (DATA-53).
 */
export interface DentalCoverage {
  coverages: DentalCoverageGroups;
  overallProvisions: Provisions;
}

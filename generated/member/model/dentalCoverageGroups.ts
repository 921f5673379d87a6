/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { DentalCoverageGroup } from './dentalCoverageGroup.ts';

/**
 * Groups of dental services.
 * @maxItems 30
 */
export type DentalCoverageGroups = DentalCoverageGroup[];

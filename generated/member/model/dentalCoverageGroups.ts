/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DentalCoverageGroup } from './dentalCoverageGroup.ts';

/**
 * Groups of dental services.
 * @maxItems 30
 */
export type DentalCoverageGroups = DentalCoverageGroup[];

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CareCategory } from './careCategory.ts';
import type { CareService } from './careService.ts';

/**
 * The catalogue of connected care for one member, in the language of the call (API-115, CARE-16).
 */
export interface ConnectedCareContent {
  /**
     * Categories in the order to show them.
     * @maxItems 50
     */
  categories: CareCategory[];
  /**
     * Every service that a category names. Pinned ones are shown first (D-134).
     * @maxItems 200
     */
  services: CareService[];
}

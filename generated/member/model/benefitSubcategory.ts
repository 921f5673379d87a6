/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CoveredService } from './coveredService.ts';

/**
 * Services that belong together.
 */
export interface BenefitSubcategory {
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
  /**
     * The services.
     * @maxItems 100
     */
  services: CoveredService[];
}

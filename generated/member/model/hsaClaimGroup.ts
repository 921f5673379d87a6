/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { HsaEligibleService } from './hsaEligibleService.ts';

/**
 * The services of one claim.
 */
export interface HsaClaimGroup {
  /**
     * Claim.
     * @maxLength 40
     */
  claimId?: string;
  datePaid?: Date8;
  /**
     * The services, by line.
     * @minItems 1
     * @maxItems 100
     */
  hsaServices: HsaEligibleService[];
}

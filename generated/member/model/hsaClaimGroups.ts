/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { HsaClaimGroup } from './hsaClaimGroup.ts';

/**
 * Claims the health spending account can pay, in groups (DATA-48).
 */
export interface HsaClaimGroups {
  /**
     * The groups, newest first.
     * @maxItems 100
     */
  hsaClaims: HsaClaimGroup[];
}

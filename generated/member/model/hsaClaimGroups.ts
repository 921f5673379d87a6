/**
 * Generated from the contract "Member service". Do not edit.
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

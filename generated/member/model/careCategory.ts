/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CareId } from './careId.ts';
import type { CareImage } from './careImage.ts';

/**
 * A category (DATA-73).
 */
export interface CareCategory {
  id: CareId;
  /**
     * Name.
     * @maxLength 120
     */
  categoryName: string;
  /**
     * What one finds in it.
     * @maxLength 1000
     */
  categoryDescription: string;
  categoryLogoLink?: CareImage;
  /**
     * Numbers of its services. One service may stand in several categories.
     * @maxItems 200
     */
  services: CareId[];
}

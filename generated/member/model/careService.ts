/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { CareId } from './careId.ts';
import type { CareImage } from './careImage.ts';
import type { CareServiceContent } from './careServiceContent.ts';
import type { FullDate } from './fullDate.ts';

/**
 * A service of a partner (DATA-74). Names of the four links are ours (D-136). endDate is the last day of the offer, shown whether past or not; nothing is hidden because of it (D-138).
 */
export interface CareService {
  id: CareId;
  /**
     * What is offered.
     * @maxLength 120
     */
  serviceName: string;
  /**
     * Who offers it.
     * @maxLength 120
     */
  vendorName: string;
  /**
     * Text of the card in a category.
     * @maxLength 400
     */
  vendorCardDescription: string;
  /**
     * The same in one line.
     * @maxLength 400
     */
  shortVendorDescription: string;
  endDate?: FullDate;
  logoLink?: CareImage;
  darkLogoLink?: CareImage;
  cardImageLink?: CareImage;
  pageImageLink?: CareImage;
  /**
     * Text of the button.
     * @maxLength 80
     */
  buttonTitle: string;
  /**
     * Where the button leads, in a new window (CARE-07). The word token in braces, where the address has it, is replaced by the jwt of getConnectedCareToken (D-135).
     * @maxLength 1000
     * @pattern ^https://\S+$
     */
  buttonExternalLink?: string;
  /** Shown before the others of its category (D-134). */
  isPinned: boolean;
  /** Its card opens the address of the button instead of the page of the service (D-134). */
  isDirectLink: boolean;
  /**
     * Name for measuring, only with the flag analytics. Some services have one (D-139).
     * @maxLength 80
     */
  analyticsId?: string;
  content: CareServiceContent;
}

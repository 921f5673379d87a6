/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimExtraInfo } from './claimExtraInfo.ts';

/**
 * Two kinds of parts.
 */
export interface SubmitMultiClaimsRequest {
  claimExtraInfo: ClaimExtraInfo;
  /**
     * Supporting documents in the order they were attached, as parts all named files, with file names file-01.ext, file-02.ext and so on (CLAIM-62). Types pdf, jpg, jpeg, png, heic, tif, tiff, gif; 10 MB each, 50 MB together (D-104).
     * @maxItems 20
     */
  files?: (Blob | File | string)[];
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DocumentDetails } from './documentDetails.ts';

/**
 * Two kinds of parts.
 */
export interface AddClaimDocumentsRequest {
  documentDetails: DocumentDetails;
  /**
     * The documents, as parts all named files, with file names file-01.ext, file-02.ext and so on, of the types and sizes that submitMultiClaims takes (D-104).
     * @minItems 1
     * @maxItems 20
     */
  files: (Blob | File | string)[];
}

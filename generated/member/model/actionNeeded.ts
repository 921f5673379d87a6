/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { NeededDocument } from './neededDocument.ts';

/**
 * What the member has to do before the claim is decided. Absent where nothing is needed, and where the service does not say.
 */
export interface ActionNeeded {
  /**
     * DOCUMENTS - listClaimDocumentRequests says more, addClaimDocuments takes them. Open, an unknown kind is not shown.
     * @maxLength 40
     */
  kind: string;
  /**
     * The documents that are needed.
     * @minItems 1
     * @maxItems 10
     */
  documents: NeededDocument[];
  /** Last day to send them. Absent where there is none. */
  until?: Date8;
}

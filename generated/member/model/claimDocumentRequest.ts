/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { NeededDocument } from './neededDocument.ts';

/**
 * One request of the insurer for documents about a claim.
 */
export interface ClaimDocumentRequest {
  /**
     * Request.
     * @minLength 1
     * @maxLength 60
     */
  requestId: string;
  /**
     * Line of the claim that waits for it.
     * @minimum 1
     */
  line: number;
  /**
     * The documents that are needed.
     * @minItems 1
     * @maxItems 10
     */
  documents: NeededDocument[];
  /**
     * Why they are needed in the language of the call.
     * @maxLength 500
     */
  reason?: string;
  requestedOn: Date8;
  /** Last day to send them. Absent where there is none. */
  until?: Date8;
}

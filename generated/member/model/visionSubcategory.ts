/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Locale } from './locale.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * What a vision claim can be for (DATA-31).
 */
export interface VisionSubcategory {
  /**
     * Tells the entries of all people apart.
     * @maxLength 40
     */
  id?: string;
  participantId?: ParticipantId;
  languageCode: Locale;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
  /**
     * Number to send as subcategory.
     * @minimum 0
     */
  subcategoryId: number;
  /** Whether the member describes the service (CLAIM-28). */
  isServiceTypeOther: boolean;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { ParticipantId } from './participantId.ts';
import type { TravelCountry } from './travelCountry.ts';
import type { TravelLetterLanguage } from './travelLetterLanguage.ts';

/**
 * Who travels where, and when.
 */
export interface TravelLetterRequest {
  /**
     * The people of the plan who travel, by their numbers, as in listParticipants.
     * @minItems 1
     * @maxItems 50
     */
  participantIds: ParticipantId[];
  country: TravelCountry;
  /** First day of the trip. */
  departureDate: Date8;
  /** Last day of the trip, the same day or a later one. */
  returnDate: Date8;
  language?: TravelLetterLanguage;
}

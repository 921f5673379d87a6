/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { DentalSpecialtyCode } from './dentalSpecialtyCode.ts';
import type { ParticipantId } from './participantId.ts';
import type { PlannedService } from './plannedService.ts';
import type { PredeterminationKind } from './predeterminationKind.ts';
import type { Province } from './province.ts';

/**
 * A treatment as a dentist or another provider has planned it.
 */
export interface CreatePredeterminationRequest {
  participantId: ParticipantId;
  kind: PredeterminationKind;
  /** Kind of dental provider. Needed for dental. */
  specialty?: DentalSpecialtyCode;
  /** Province of the dental provider. Needed for dental. */
  province?: Province;
  /**
     * The codes of the plan, each with its price; for a service, one line.
     * @minItems 1
     * @maxItems 10
     */
  lines: PlannedService[];
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTypeCode } from './claimTypeCode.ts';
import type { Date8 } from './date8.ts';
import type { DentalSpecialtyCode } from './dentalSpecialtyCode.ts';
import type { ParticipantId } from './participantId.ts';
import type { PredeterminationId } from './predeterminationId.ts';
import type { PredeterminationKind } from './predeterminationKind.ts';
import type { PredeterminedService } from './predeterminedService.ts';
import type { Province } from './province.ts';
import type { ServiceType } from './serviceType.ts';

/**
 * A treatment that the member has asked about, and what the plan pays of it once that is decided.
 */
export interface Predetermination {
  predeterminationId: PredeterminationId;
  kind: PredeterminationKind;
  /**
     * Status code as of a claim - RECEIVED and IN_PROGRESS until it is decided, then PROCESSED, or DECLINED where the plan pays for none of it. Open, an unknown code is shown as it is (D-91). Whether a decision is over is not a status, validUntil says it.
     * @maxLength 40
     */
  status: string;
  participantId: ParticipantId;
  /**
     * Person to be treated.
     * @minLength 1
     * @maxLength 120
     */
  participantName: string;
  /** As it was asked. */
  specialty?: DentalSpecialtyCode;
  /** As it was asked. */
  province?: Province;
  sentOn: Date8;
  /** Day by which most are decided. Absent where the insurer names none and once it is decided. */
  answerBy?: Date8;
  /** Absent until it is decided. */
  decidedOn?: Date8;
  /** Last day on which the treatment can begin at what was decided. Absent until then and where there is none. */
  validUntil?: Date8;
  /**
     * In the order in which they were asked.
     * @minItems 1
     * @maxItems 10
     */
  lines: PredeterminedService[];
  /** As which kind of claim the treatment is claimed. Absent */
  claimType?: ClaimTypeCode;
  /**
     * Kind of provider, as in listProviderTypes. Absent where none can be looked for.
     * @minLength 1
     * @maxLength 20
     */
  providerType?: string;
  /** For a service, as what it is claimed. Absent, the member chooses. */
  service?: ServiceType;
}

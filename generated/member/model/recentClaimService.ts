/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTypeCode } from './claimTypeCode.ts';
import type { Date8 } from './date8.ts';
import type { HealthProfessional } from './healthProfessional.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';
import type { ServiceType } from './serviceType.ts';

/**
 * A service claimed lately, with what is needed to claim it again (D-97).
 */
export interface RecentClaimService {
  claimType: ClaimTypeCode;
  /**
     * Line of business.
     * @maxLength 10
     */
  lob: string;
  participantId: ParticipantId;
  /**
     * Person treated.
     * @maxLength 120
     */
  participantName?: string;
  lastServiceDate?: Date8;
  lastAmount?: Money;
  service: ServiceType;
  provider?: HealthProfessional;
}

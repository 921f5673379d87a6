/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AdditionalAnswer } from './additionalAnswer.ts';
import type { BenefitProvider } from './benefitProvider.ts';
import type { BenefitService } from './benefitService.ts';
import type { CoordinationOfBenefits } from './coordinationOfBenefits.ts';
import type { Date8 } from './date8.ts';
import type { HsaService } from './hsaService.ts';
import type { ManualClaimServiceItem } from './manualClaimServiceItem.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * The draft of the member without the numbers of the page, nulls and page-only fields (D-102). One claim carries all participants and lines (CLAIM-37). XX-PRAC is replaced by the specialty of the first service before sending (CLAIM-77), so claimType is open.
 */
export interface ClaimExtraInfo {
  /**
     * Claim type or specialty code.
     * @minLength 1
     * @maxLength 20
     */
  claimType: string;
  participantId: ParticipantId;
  /**
     * Line of business.
     * @maxLength 10
     */
  lob: string;
  dateOfBirth?: Date8;
  /**
     * Plan.
     * @maxLength 20
     */
  planCode?: string;
  /**
     * Region.
     * @maxLength 10
     */
  regionCode?: string;
  /** Pay the rest from the health spending account. */
  isHsa?: boolean;
  /** The plan always does that. */
  isAutoHsa?: boolean;
  /** Real-time adjudication is still possible. */
  isRta?: boolean;
  /**
     * What the member wants to add (D-118).
     * @maxLength 1000
     */
  comments?: string;
  /** Whether comments is filled. */
  hasComments?: boolean;
  /** Somebody else caused the accident. */
  isAccidentThirdParty?: boolean;
  /** First claim for this accident. */
  isFirstClaimForAccident?: boolean;
  /** Workers' compensation may pay. */
  isWorkersCompEligible?: boolean;
  /** The provider was entered by hand. */
  isProviderNotFound?: boolean;
  /** Bought from an online seller (D-107). */
  purchasedOnline?: boolean;
  /** Short-term disability. */
  hasDCIShortTermDisability?: boolean;
  /** Long-term disability. */
  hasDCILongTermDisability?: boolean;
  /** Critical illness. */
  hasDCICriticalIllness?: boolean;
  /** Accidental death. */
  hasLADDAccidentalDeath?: boolean;
  /** Accidental dismemberment. */
  hasLADDAccidentalDismemberment?: boolean;
  /** Terminal illness. */
  hasLADDTerminalIllness?: boolean;
  /**
     * Claim lines (D-106).
     * @maxItems 20
     */
  benefitServices?: BenefitService[];
  /**
     * Lines described in words.
     * @maxItems 20
     */
  manualClaimServiceItems?: ManualClaimServiceItem[];
  benefitProvider?: BenefitProvider;
  coordinationOfBenefits?: CoordinationOfBenefits;
  /**
     * Past services to pay from the health spending account.
     * @maxItems 100
     */
  hsaServices?: HsaService[];
  /**
     * Answers to the questions of the service (D-157).
     * @maxItems 20
     */
  additionalAnswers?: AdditionalAnswer[];
}

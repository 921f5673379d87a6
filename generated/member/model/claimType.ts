/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimTypeCode } from './claimTypeCode.ts';
import type { Provisions } from './provisions.ts';

/**
 * A kind of claim this member can submit (DATA-30).
 */
export interface ClaimType {
  claimType: ClaimTypeCode;
  /**
     * Name in the language of the call.
     * @maxLength 120
     */
  description: string;
  /**
     * Line of business, for example 03.
     * @maxLength 10
     */
  lob: string;
  /** Real-time adjudication is possible (D-101). */
  isRta: boolean;
  /** Listed, and not available in the province of the member (D-100). */
  isDisabledForProv: boolean;
  /**
     * Level in the insurer's list.
     * @minimum 0
     */
  lvl?: number;
  /**
     * Line of business of members with maaxClaims.
     * @maxLength 10
     */
  maaxLob?: string;
  /**
     * Benefit of members with maaxClaims.
     * @maxLength 20
     */
  maaxBenefit?: string;
  /**
     * Short name.
     * @maxLength 120
     */
  typeName?: string;
  /** The entry for everything else. */
  isOther?: boolean;
  /** What the plan asks of such a claim, and until when it may be submitted, in sentences as the details of a benefit have them. The portal shows them and enforces none (CLAIM-87, D-120). Absent means that the plan says nothing about it. */
  claimRequirements?: Provisions;
  /** True where one of the claimRequirements is a receipt. Before the portal sends such a claim without a file, it asks the member once (D-290). Absent means that nothing is asked. */
  isReceiptRequired?: boolean;
}

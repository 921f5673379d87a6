/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Locale } from './locale.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';

/**
 * A claim line (DATA-19), with the person treated (D-105).
 */
export interface BenefitService {
  participantId?: ParticipantId;
  /**
     * Name of the service, or the words of the member for the other entry.
     * @maxLength 200
     */
  description?: string;
  /**
     * Key of the name at the insurer.
     * @maxLength 100
     */
  descriptionRbKey?: string;
  /** Programme. */
  programId?: number;
  /**
     * Code of the programme.
     * @maxLength 20
     */
  programCd?: string;
  /**
     * Service. Absent for an expense of the wellness account that was listed without a number, whose code says which it is (D-382).
     * @minimum -99
     */
  serviceId?: number;
  /**
     * Code of the service.
     * @maxLength 20
     */
  serviceCode?: string;
  /** Category. */
  categoryId?: number;
  /** Order of the category. */
  categoryUiId?: number;
  /** Subcategory. */
  subcategoryId?: number;
  /**
     * Name of the subcategory.
     * @maxLength 200
     */
  subcategoryDescription?: string;
  /** General entry of its category. */
  isMasterService?: boolean;
  /** Specialty. */
  specialtyId?: number;
  /**
     * Code of the specialty.
     * @maxLength 20
     */
  specialtyCode?: string;
  /** Line of business. */
  pocLobId?: number;
  /**
     * Code of the line of business.
     * @maxLength 10
     */
  pocLobCode?: string;
  languageCode?: Locale;
  /** The plan pays only with a prescription. */
  isRequirePrescription?: boolean;
  /** The member has one. */
  hasPrescription?: boolean;
  /** Described by the member. */
  isServiceTypeOther?: boolean;
  dateOfService: Date8;
  amountPaid: Money;
  amountPaidByOtherCarrier?: Money;
  /** The other insurer was asked first. */
  wasSubmittedToOtherFirst?: boolean;
  /**
     * Why the other insurer did not pay everything (CLAIM-59).
     * @minimum 1
     */
  cobOtherReason?: number;
  /**
     * The member's explanation.
     * @maxLength 255
     */
  cobOtherReasonNote?: string;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AdditionalQuestion } from './additionalQuestion.ts';
import type { Date8 } from './date8.ts';
import type { Locale } from './locale.ts';
import type { Money } from './money.ts';
import type { ParticipantId } from './participantId.ts';
import type { ServiceMaximum } from './serviceMaximum.ts';

/**
 * A service that can be claimed (DATA-32). The other entry has serviceId 0 and isServiceTypeOther, the member then describes it (CLAIM-30).
 */
export interface ServiceType {
  participantId?: ParticipantId;
  /** Programme, for example 2. */
  programId?: number;
  /**
     * Code of the programme, for example MEDAVIE.
     * @maxLength 20
     */
  programCd?: string;
  /** Number of the specialty. */
  specialtyId?: number;
  /**
     * Code of the specialty. Becomes the claim type of XX-PRAC claims (CLAIM-77).
     * @maxLength 20
     */
  specialtyCode?: string;
  /** Number of the line of business, for example 3. */
  pocLobId?: number;
  /**
     * Code of the line of business, for example 03.
     * @maxLength 10
     */
  pocLobCode?: string;
  /**
     * Number of the service. 0 is the other entry, -99 the synthetic dental line (DATA-33).
     * @minimum -99
     */
  serviceId: number;
  /**
     * Code of the service.
     * @maxLength 20
     */
  serviceCode?: string;
  languageCode?: Locale;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
  /**
     * Key of the name at the insurer.
     * @maxLength 100
     */
  descriptionRbKey?: string;
  /** Whether this is the general entry of its category. */
  isMasterService?: boolean;
  /** Category. */
  categoryId?: number;
  /** Order of the category on the page. */
  categoryUiId?: number;
  /** Subcategory. */
  subcategoryId?: number;
  /**
     * Name of the subcategory.
     * @maxLength 200
     */
  subcategoryDescription?: string;
  /** Whether the plan pays only with a prescription (D-106). */
  isRequirePrescription: boolean;
  dateOfService?: Date8;
  amountPaid?: Money;
  /** Whether the member describes the service. */
  isServiceTypeOther: boolean;
  /**
     * Reason the other insurer usually gives.
     * @minimum 1
     */
  cobOtherReason?: number;
  /**
     * Questions to ask when documents are attached (D-157).
     * @maxItems 10
     */
  additionalQuestions?: AdditionalQuestion[];
  maximum?: ServiceMaximum;
}

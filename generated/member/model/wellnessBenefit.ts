/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { WellnessCode } from './wellnessCode.ts';

/**
 * One eligible expense (DATA-49). There are 28 codes. The specification names FAMI0001, FITN0001, HEAL0003, OTHE0001, OTHE0006, SUPP0001 and GENE0002; the others in the examples are in the same style and beyond it.
 */
export interface WellnessBenefit {
  benefitCode: WellnessCode;
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  shortDescription: string;
  /**
     * What belongs to it.
     * @maxLength 2000
     */
  longDescription: string;
  /**
     * Number to send as serviceId when the expense is claimed; without it only the code is sent, as serviceCode (D-382).
     * @minimum 1
     */
  serviceId?: number;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { DentalCode } from './dentalCode.ts';

/**
 * The last time one kind of dental service was given (DATA-52). The portal sorts by description (COV-18). The specification names the description only; code, the date and the first day on which the plan pays again are defined here, the last one only where the plan limits how often.
 */
export interface DentalLastService {
  /**
     * Name in the language of the call.
     * @maxLength 200
     */
  description: string;
  code?: DentalCode;
  lastServiceDate?: Date8;
  nextServiceDate?: Date8;
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { ClaimDraftStepAnswers } from './claimDraftStepAnswers.ts';

/**
 * One step as it was answered, or as far as it was entered.
 */
export interface ClaimDraftStep {
  /**
     * Name of the step.
     * @minLength 1
     * @maxLength 60
     */
  step: string;
  /** What was answered, by field. The service keeps it and reads nothing in it; the portal checks it again by the rules of the step. */
  answers: ClaimDraftStepAnswers;
  /** Whether the member entered these answers without continuing. They may be incomplete or wrong. A step may be there twice: answered, and open again. */
  isOpen?: boolean;
}

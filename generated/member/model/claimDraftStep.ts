/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */
import type { ClaimDraftStepAnswers } from './claimDraftStepAnswers.ts';

/**
 * One step as it was answered.
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
}

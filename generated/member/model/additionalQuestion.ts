/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { AdditionalQuestionAnswerType } from './additionalQuestionAnswerType.ts';

/**
 * A question the insurer wants answered for this service (D-157).
 */
export interface AdditionalQuestion {
  /**
     * Travels back with the answer.
     * @minLength 1
     * @maxLength 40
     */
  id: string;
  /**
     * The question in the language of the call.
     * @maxLength 300
     */
  text: string;
  /** How it is answered. */
  answerType: AdditionalQuestionAnswerType;
  /** Whether the claim needs an answer. */
  required?: boolean;
}

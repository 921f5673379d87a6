/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * How it is answered.
 */
export type AdditionalQuestionAnswerType = 'yesNo' | 'text';

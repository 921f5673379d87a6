/**
 * Generated from the contract "Member service" 2.0.0. Do not edit.
 */

/**
 * How it is answered.
 */
export type AdditionalQuestionAnswerType = 'yesNo' | 'text';

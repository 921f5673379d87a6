/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * How it is answered.
 */
export type AdditionalQuestionAnswerType = 'yesNo' | 'text';

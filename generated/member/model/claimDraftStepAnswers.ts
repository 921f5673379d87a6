/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What was answered, by field. The service keeps it and reads nothing in it; the portal checks it again by the rules of the step.
 */
export type ClaimDraftStepAnswers = { [key: string]: unknown };

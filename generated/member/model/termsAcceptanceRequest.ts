/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The member accepts. There is no way to withdraw.
 */
export const TermsAcceptanceRequestValue = {
  /** Always true. */
  termsAndConditionsAccept: true,
} as const;
export type TermsAcceptanceRequest = typeof TermsAcceptanceRequestValue;

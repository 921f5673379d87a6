/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Locale } from './locale.ts';
import type { PlanNumber } from './planNumber.ts';

/**
 * Asks for a reset e-mail with the numbers of the member card.
 */
export interface PasswordTokenByPlanRequest {
  certificateId: PlanNumber;
  policyId: PlanNumber;
  lang: Locale;
}

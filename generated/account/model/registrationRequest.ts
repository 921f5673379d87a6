/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Email } from './email.ts';
import type { NewPassword } from './newPassword.ts';
import type { PlanNumber } from './planNumber.ts';
import type { PreferredLanguage } from './preferredLanguage.ts';

/**
 * A person on a plan who wants an account (D-45).
 */
export interface RegistrationRequest {
  email: Email;
  dateOfBirth: Date8;
  certificateId: PlanNumber;
  policyId: PlanNumber;
  password: NewPassword;
  preferredLang: PreferredLanguage;
}

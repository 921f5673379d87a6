/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * What a link is for (DATA-11).
 */
export interface TokenValidation {
  /**
     * ACTIVATION, ACTIVATION_EXPIRED, ACTIVATION_USED, CONFIRMATION, CONFIRMATION_USED, PASSWORD_RESET, PASSWORD_RESET_EXPIRED, PASSWORD_RESET_USED, UPDATE_EMAIL, UPDATE_EMAIL_EXPIRED or INVALID (D-30). Any case, with - or _. More may come, so this is not an enumeration.
     * @minLength 1
     * @maxLength 60
     */
  action: string;
  /**
     * Login identity the link leads to - the one to be confirmed (CONFIRMATION) or the new one (UPDATE_EMAIL). Absent or null otherwise.
     * @maxLength 255
     * @nullable
     */
  newUsername?: string | null;
  /**
     * Login identity before a change of e-mail (UPDATE_EMAIL). Not in the specification; confirmEmailChange needs it, and a link may be opened where nobody is signed in.
     * @maxLength 255
     * @nullable
     */
  oldUsername?: string | null;
}

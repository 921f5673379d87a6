/**
 * Generated from the contract "Account service". Do not edit.
 */

export type ConfirmRegistrationParams = {
/**
 * Yes, this is my account, or not.
 */
confirmed: boolean;
};

/**
 * Generated from the contract "Account service" 2.0.0. Do not edit.
 */

export type ConfirmRegistrationParams = {
/**
 * Yes, this is my account, or not.
 */
confirmed: boolean;
};

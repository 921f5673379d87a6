/**
 * Generated from the contract "Account service". Do not edit.
 */

export type PasskeySignInRequestType = 'public-key';

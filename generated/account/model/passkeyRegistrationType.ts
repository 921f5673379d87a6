/**
 * Generated from the contract "Account service". Do not edit.
 */

export type PasskeyRegistrationType = 'public-key';

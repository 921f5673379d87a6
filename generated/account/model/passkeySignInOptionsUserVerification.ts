/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * The device has to make sure that it is its owner.
 */
export type PasskeySignInOptionsUserVerification = 'required';

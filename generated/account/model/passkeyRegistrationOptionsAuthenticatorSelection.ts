/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { PasskeyRegistrationOptionsAuthenticatorSelectionResidentKey } from './passkeyRegistrationOptionsAuthenticatorSelectionResidentKey.ts';
import type { PasskeyRegistrationOptionsAuthenticatorSelectionUserVerification } from './passkeyRegistrationOptionsAuthenticatorSelectionUserVerification.ts';

/**
 * The passkey is found without a name, and the device makes sure that it is its owner.
 */
export type PasskeyRegistrationOptionsAuthenticatorSelection = {
  residentKey: PasskeyRegistrationOptionsAuthenticatorSelectionResidentKey;
  requireResidentKey: boolean;
  userVerification: PasskeyRegistrationOptionsAuthenticatorSelectionUserVerification;
};

/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { CredentialId } from './credentialId.ts';
import type { PasskeyRegistrationResponse } from './passkeyRegistrationResponse.ts';
import type { PasskeyRegistrationType } from './passkeyRegistrationType.ts';

/**
 * The public part of a passkey that the device has made (RegistrationResponseJSON of WebAuthn).
 */
export interface PasskeyRegistration {
  id: CredentialId;
  rawId: CredentialId;
  type: PasskeyRegistrationType;
  /** The public key and what the device says of itself. */
  response: PasskeyRegistrationResponse;
}

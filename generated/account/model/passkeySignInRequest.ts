/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { CredentialId } from './credentialId.ts';
import type { PasskeySignInRequestResponse } from './passkeySignInRequestResponse.ts';
import type { PasskeySignInRequestType } from './passkeySignInRequestType.ts';

/**
 * What the passkey signed (AuthenticationResponseJSON of WebAuthn).
 */
export interface PasskeySignInRequest {
  id: CredentialId;
  rawId: CredentialId;
  type: PasskeySignInRequestType;
  /** What was signed, and the signature. */
  response: PasskeySignInRequestResponse;
}

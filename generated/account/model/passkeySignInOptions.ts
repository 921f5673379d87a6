/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Base64Url } from './base64Url.ts';
import type { PasskeySignInOptionsUserVerification } from './passkeySignInOptionsUserVerification.ts';

/**
 * What the browser needs to ask for a passkey (PublicKeyCredentialRequestOptionsJSON of WebAuthn). No passkey is named, so that nobody learns which account has one.
 */
export interface PasskeySignInOptions {
  challenge: Base64Url;
  /**
     * Domain of the portal, for which passkeys are made.
     * @minLength 1
     * @maxLength 253
     */
  rpId: string;
  /**
     * Milliseconds for which the challenge is good.
     * @minimum 1000
     * @maximum 600000
     */
  timeout: number;
  /** The device has to make sure that it is its owner. */
  userVerification: PasskeySignInOptionsUserVerification;
}

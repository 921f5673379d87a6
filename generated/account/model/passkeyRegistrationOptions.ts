/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Base64Url } from './base64Url.ts';
import type { PasskeyRegistrationOptionsAttestation } from './passkeyRegistrationOptionsAttestation.ts';
import type { PasskeyRegistrationOptionsAuthenticatorSelection } from './passkeyRegistrationOptionsAuthenticatorSelection.ts';
import type { PasskeyRegistrationOptionsExcludeCredentialsItem } from './passkeyRegistrationOptionsExcludeCredentialsItem.ts';
import type { PasskeyRegistrationOptionsPubKeyCredParamsItem } from './passkeyRegistrationOptionsPubKeyCredParamsItem.ts';
import type { PasskeyRegistrationOptionsRp } from './passkeyRegistrationOptionsRp.ts';
import type { PasskeyRegistrationOptionsUser } from './passkeyRegistrationOptionsUser.ts';

/**
 * What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON of WebAuthn).
 */
export interface PasskeyRegistrationOptions {
  challenge: Base64Url;
  /** The portal. */
  rp: PasskeyRegistrationOptionsRp;
  /** The account. */
  user: PasskeyRegistrationOptionsUser;
  /**
     * Algorithms that the service can check, the preferred one first.
     * @minItems 1
     * @maxItems 10
     */
  pubKeyCredParams: PasskeyRegistrationOptionsPubKeyCredParamsItem[];
  /**
     * Milliseconds for which the challenge is good.
     * @minimum 1000
     * @maximum 600000
     */
  timeout: number;
  /** The make of the device is not asked for. */
  attestation: PasskeyRegistrationOptionsAttestation;
  /**
     * The passkeys that the member has, so that a device makes no second one.
     * @maxItems 20
     */
  excludeCredentials: PasskeyRegistrationOptionsExcludeCredentialsItem[];
  /** The passkey is found without a name, and the device makes sure that it is its owner. */
  authenticatorSelection: PasskeyRegistrationOptionsAuthenticatorSelection;
}

/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Base64Url } from './base64Url.ts';

/**
 * What was signed, and the signature.
 */
export type PasskeySignInRequestResponse = {
  clientDataJSON: Base64Url;
  authenticatorData: Base64Url;
  signature: Base64Url;
  userHandle?: Base64Url;
};

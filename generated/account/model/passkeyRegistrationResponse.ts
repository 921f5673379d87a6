/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { Base64Url } from './base64Url.ts';
import type { Transports } from './transports.ts';

/**
 * The public key and what the device says of itself.
 */
export type PasskeyRegistrationResponse = {
  clientDataJSON: Base64Url;
  attestationObject: Base64Url;
  transports?: Transports;
};

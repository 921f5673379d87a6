/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * The make of the device is not asked for.
 */
export type PasskeyRegistrationOptionsAttestation = 'none';

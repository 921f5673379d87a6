/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * The portal.
 */
export type PasskeyRegistrationOptionsRp = {
  /**
     * Domain of the portal.
     * @minLength 1
     * @maxLength 253
     */
  id: string;
  /**
     * Name that the device shows.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
};

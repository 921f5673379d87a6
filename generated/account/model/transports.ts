/**
 * Generated from the contract "Account service". Do not edit.
 */

/**
 * How the passkey can be reached, as the browser says.
 * @maxItems 10
 * @items.maxLength 20
 */
export type Transports = string[];

/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Another one each time the choice changes.
 * @minLength 1
 * @maxLength 40
 */
export type NotificationPreferencesVersion = string;

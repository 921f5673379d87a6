/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What the service calls a notification. It says nothing about the member.
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]{1,40}$
 */
export type NotificationId = string;

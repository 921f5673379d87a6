/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * What has happened.
 */
export type NotificationKind = 'claimDecided' | 'claimPaid' | 'documentNeeded' | 'moneyExpiring' | 'coveredAgain';

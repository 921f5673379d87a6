/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { NotificationId } from './notificationId.ts';
import type { NotificationKind } from './notificationKind.ts';

/**
 * One thing that has happened. The portal words it from its kind.
 */
export interface MemberNotification {
  notificationId: NotificationId;
  kind: NotificationKind;
  date: Date8;
  /** Whether the member has not seen it yet. */
  isNew: boolean;
  /**
     * Claim, for the kinds about a claim.
     * @maxLength 40
     */
  claimId?: string;
  /**
     * Line of the claim, for the kinds about a claim.
     * @minimum 1
     */
  claimLineNumber?: number;
  /**
     * Payment, for claimPaid. Its date is that of the notification.
     * @maxLength 40
     */
  paymentId?: string;
  paymentAmount?: Money;
}

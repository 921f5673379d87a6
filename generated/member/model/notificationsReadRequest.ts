/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { NotificationId } from './notificationId.ts';

/**
 * The notifications that were shown.
 */
export interface NotificationsReadRequest {
  /**
     * @minItems 1
     * @maxItems 200
     */
  notificationIds: NotificationId[];
}

/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

import {
  MemberNotification,
  NotificationPreferences,
  NotificationPreferencesRequest,
  NotificationsReadRequest,
  Problem
} from './memberService.schemas.zod.ts';

/**
 * The emails about claims and money that this member wants (D-270), and the version of this choice. A member who has chosen nothing gets what the service sends to everybody. Emails about the account itself, such as a link for a new password, are not among them. Asked only where the configuration says that the service has it (offersNotificationPreferences); 404 means that it has none after all, and the page says so.
 * @summary Read which emails the member wants
 */
export const GetNotificationPreferences200Response = NotificationPreferences

export const GetNotificationPreferences401Response = Problem

export const GetNotificationPreferences403Response = Problem

export const GetNotificationPreferences404Response = Problem

export const GetNotificationPreferences429Response = Problem

export const GetNotificationPreferences500Response = Problem

export const GetNotificationPreferences503Response = Problem

/**
 * Stores the whole choice in the place of the one before, and answers it with its new version; from then on the service sends no email that is switched off. basedOn is the version that the member started from. 409 means that another one is stored meanwhile, from another tab or device, and nothing was changed (D-271); the portal then reads again, shows what is stored and what was not saved. On any failure nothing changes.
 * @summary Choose which emails the member wants
 */
export const UpdateNotificationPreferencesBody = NotificationPreferencesRequest

export const UpdateNotificationPreferences200Response = NotificationPreferences

export const UpdateNotificationPreferences400Response = Problem

export const UpdateNotificationPreferences401Response = Problem

export const UpdateNotificationPreferences403Response = Problem

export const UpdateNotificationPreferences404Response = Problem

export const UpdateNotificationPreferences409Response = Problem

export const UpdateNotificationPreferences429Response = Problem

export const UpdateNotificationPreferences500Response = Problem

export const UpdateNotificationPreferences503Response = Problem

/**
 * What has happened to the member's claims and money, newest first, whether or not an email was sent about it (D-273). isNew until the member has seen it (markNotificationsRead). 204, as an empty list, means that nothing has happened yet. Asked only where the configuration says that the service has it (listsNotifications); 404 means that it has no such list after all, and the portal shows none.
 * @summary List what has happened to claims and money
 */
export const ListNotifications200ResponseItem = MemberNotification
export const ListNotifications200Response = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ListNotifications200ResponseItem).check(/*#__PURE__*/ zod.maxLength(200)))

export const ListNotifications204Response = /*#__PURE__*/ zod.void()

export const ListNotifications401Response = Problem

export const ListNotifications403Response = Problem

export const ListNotifications404Response = Problem

export const ListNotifications429Response = Problem

export const ListNotifications500Response = Problem

export const ListNotifications503Response = Problem

/**
 * The notifications that the portal has just shown are no longer new, on every device (D-273). Ids that the service does not know, or that were read before, change nothing. If it fails, they stay new and the portal says nothing.
 * @summary Say which notifications the member has seen
 */
export const MarkNotificationsReadBody = NotificationsReadRequest

export const MarkNotificationsRead204Response = /*#__PURE__*/ zod.void()

export const MarkNotificationsRead400Response = Problem

export const MarkNotificationsRead401Response = Problem

export const MarkNotificationsRead403Response = Problem

export const MarkNotificationsRead404Response = Problem

export const MarkNotificationsRead429Response = Problem

export const MarkNotificationsRead500Response = Problem

export const MarkNotificationsRead503Response = Problem

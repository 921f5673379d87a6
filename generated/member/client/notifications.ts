/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  MemberNotification,
  NotificationPreferences,
  NotificationPreferencesRequest,
  NotificationsReadRequest
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The emails about claims and money that this member wants (D-270), and the version of this choice. A member who has chosen nothing gets what the service sends to everybody. Emails about the account itself, such as a link for a new password, are not among them. Asked only where the configuration says that the service has it (offersNotificationPreferences); 404 means that it has none after all, and the page says so.
 * @summary Read which emails the member wants
 */
export const getNotificationPreferences = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<NotificationPreferences>(
      {url: `/${encodeURIComponent(String(id))}/notification-preferences`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getNotificationPreferences', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Stores the whole choice in the place of the one before, and answers it with its new version; from then on the service sends no email that is switched off. basedOn is the version that the member started from. 409 means that another one is stored meanwhile, from another tab or device, and nothing was changed (D-271); the portal then reads again, shows what is stored and what was not saved. On any failure nothing changes.
 * @summary Choose which emails the member wants
 */
export const updateNotificationPreferences = (
    id: string,
    notificationPreferencesRequest: BodyType<NotificationPreferencesRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<NotificationPreferences>(
      {url: `/${encodeURIComponent(String(id))}/notification-preferences`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: notificationPreferencesRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'updateNotificationPreferences', timeout: 60000, expect: [200], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * What has happened to the member's claims and money, newest first, whether or not an email was sent about it (D-273). isNew until the member has seen it (markNotificationsRead). 204, as an empty list, means that nothing has happened yet. Asked only where the configuration says that the service has it (listsNotifications); 404 means that it has no such list after all, and the portal shows none.
 * @summary List what has happened to claims and money
 */
export const listNotifications = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<MemberNotification[] | null>(
      {url: `/${encodeURIComponent(String(id))}/notifications`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'listNotifications', timeout: 60000, expect: [200, 204], authorization: 'required', errorName: 'caller',  ...options});
    }

/**
 * The notifications that the portal has just shown are no longer new, on every device (D-273). Ids that the service does not know, or that were read before, change nothing. If it fails, they stay new and the portal says nothing.
 * @summary Say which notifications the member has seen
 */
export const markNotificationsRead = (
    id: string,
    notificationsReadRequest: BodyType<NotificationsReadRequest>,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<null>(
      {url: `/${encodeURIComponent(String(id))}/notifications/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: notificationsReadRequest, ...(signal ? { signal }: {})
    },
      { operationId: 'markNotificationsRead', timeout: 60000, expect: [204], authorization: 'required', errorName: 'caller',  ...options});
    }

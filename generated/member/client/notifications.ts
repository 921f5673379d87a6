/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  NotificationPreferences,
  NotificationPreferencesRequest
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

import { listsNotifications } from '~/domain/notifications.ts'
import { env, offersPasskeys } from '~/platform/config/environment.ts'

/** True if the account service says where a member is signed in (D-252). */
export const listsSessions = (): boolean => env().listsSessions ?? false

/** True if the member service keeps documents for the member (D-260). */
export const listsDocuments = (): boolean => env().listsDocuments === true

/** True if the member service lets members choose its emails (D-270). */
export const offersNotificationPreferences = (): boolean => env().offersNotificationPreferences ?? false

/** What a page needs of the services to have something to show. Pages that need nothing are left out. */
const NEEDS: Readonly<Record<string, () => boolean>> = {
  'account.security': () => offersPasskeys() || listsSessions(),
  'account.documents': listsDocuments,
  'account.notifications': () => listsNotifications() || offersNotificationPreferences(),
}

/** True if the services have what a page of the account shows (D-252, D-260, D-270). Without it nothing leads there. */
export const isOffered = (page: string): boolean => NEEDS[page]?.() ?? true

import { env, offersPasskeys } from '~/platform/config/environment.ts'
import type { Policy } from '~/platform/policy/policy.ts'
import { listsNotifications } from './notifications.ts'

/** True if the account service lists the sessions of a member (D-252). */
export const listsSessions = (): boolean => env().listsSessions ?? false

/** True if the member service keeps documents for the member (D-260). */
export const listsDocuments = (): boolean => env().listsDocuments === true

/** True if the member service lets members choose its emails (D-270). */
export const offersNotificationPreferences = (): boolean => env().offersNotificationPreferences ?? false

/**
 * True if this member may ask, before a treatment, what the plan will pay. The insurer must offer such requests, and
 * the plan must show coverage by person and with amounts (D-280).
 */
export const canRequestPredetermination = ({ maaxClaims, suppressCoverage }: Policy): boolean =>
  env().offersPredeterminations === true && maaxClaims && !suppressCoverage

/** For each page that needs an optional feature of the services: whether the services have that feature. */
const NEEDS: Readonly<Record<string, () => boolean>> = {
  'account.security': () => offersPasskeys() || listsSessions(),
  'account.documents': listsDocuments,
  'account.notifications': () => listsNotifications() || offersNotificationPreferences(),
}

/**
 * True if the services have the feature that a page shows (D-252, D-260, D-270). Otherwise no link leads to the
 * page.
 */
export const isOffered = (page: string): boolean => NEEDS[page]?.() ?? true

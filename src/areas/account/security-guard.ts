import { listsSessions, offersPasskeys } from '~/platform/config/environment.ts'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { passkeyOfferStore } from '~/platform/session/passkey-offer.ts'

/** True if the account service has something to show on the page "Sign-in and security" (D-252). */
export const hasSecurityPage = (): boolean => offersPasskeys() || listsSessions()

/** The page "Sign-in and security" opens only where it has something to show. */
export const securityGuard: Guard = () => (hasSecurityPage() ? undefined : { page: 'account.home' })

/** The offer of a passkey opens only as an answer to a sign-in, not by its address (D-251). */
export const offerGuard: Guard = () => (passkeyOfferStore.get() ? undefined : { page: 'dashboard.home' })

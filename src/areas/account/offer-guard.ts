import type { Guard } from '~/platform/pages/page-registry.ts'
import { passkeyOfferStore } from '~/platform/session/passkey-offer.ts'

/** The offer of a passkey opens only after a sign-in, not by its address (D-251). */
export const guard: Guard = () => (passkeyOfferStore.get() ? undefined : { page: 'dashboard.home' })

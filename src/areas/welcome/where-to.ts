import type { DigitalTokenValues } from '~generated/member/model/index.ts'
import { rememberBrand } from '~/platform/brand/brand.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { hasNoPassword } from './invitation.ts'
import { destinationOf, localeOf } from './model/destination.ts'

/** Where an invitation leads, in its brand, and the language it is written in. A failed look-up opens the error page, in the language of the address (REG-29). */
export async function whereTo(read: () => Promise<DigitalTokenValues>) {
  try {
    const invitation = await read()
    rememberBrand(invitation.brand)
    return { page: destinationOf(invitation, hasNoPassword()), locale: localeOf(invitation.language) }
  } catch (error) {
    if (!isPortalError(error)) throw error
    return { page: 'welcome.error' as const }
  }
}

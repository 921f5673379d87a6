import type { DigitalTokenValues } from '~generated/member/model/index.ts'
import { rememberBrand } from '~/platform/config/brand.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { hasNoPassword } from './invitation.ts'

/** Where an invitation leads, in its brand, and the language it is written in. A failed look-up opens the error page, in the language of the address (REG-29). */
export async function resolveInvitation(read: () => Promise<DigitalTokenValues>) {
  try {
    const invitation = await read()
    rememberBrand(invitation.brand)
    return { page: invitationPage(invitation, hasNoPassword()), locale: localeOf(invitation.language) }
  } catch (error) {
    if (!isPortalError(error)) throw error
    return { page: 'welcome.error' as const }
  }
}

/** The page of an invitation, by what became of it; the first that holds decides (REG-24..28). */
export function invitationPage(
  { emailExpired, emailLocked, alreadyRegistered }: Pick<DigitalTokenValues, 'emailExpired' | 'emailLocked' | 'alreadyRegistered'>,
  isWithoutPassword: boolean,
) {
  if (emailExpired) return 'welcome.expired'
  if (emailLocked) return 'welcome.locked'
  if (alreadyRegistered) return isWithoutPassword ? 'welcome.no-password' : 'welcome.registered'
  return 'welcome.verification'
}

/** The page for a refusal after which the invitation cannot be answered any more; any other refusal is told where it was met. */
export const FINAL_STATUS_PAGES = { 409: 'welcome.registered', 410: 'welcome.expired', 423: 'welcome.locked' } as const

/** EN or FR in any case; any other word counts as EN (D-34). */
export const localeOf = (language: string): Locale => (language.trim().toLowerCase() === 'fr' ? 'fr' : 'en')

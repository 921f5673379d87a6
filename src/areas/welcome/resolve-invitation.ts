import type { DigitalTokenValues } from '~generated/member/model/index.ts'
import { rememberBrand } from '~/platform/config/brand.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { hasNoPassword } from './invitation.ts'

/**
 * The page and language for an invitation; also stores its brand. A failed request opens the error page, in the
 * language of the URL (REG-29).
 */
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

/** The page for an invitation by its state; the first state that applies decides (REG-24..28). */
export function invitationPage(
  {
    emailExpired,
    emailLocked,
    alreadyRegistered,
  }: Pick<DigitalTokenValues, 'emailExpired' | 'emailLocked' | 'alreadyRegistered'>,
  isWithoutPassword: boolean,
) {
  if (emailExpired) return 'welcome.expired'
  if (emailLocked) return 'welcome.locked'
  if (alreadyRegistered) return isWithoutPassword ? 'welcome.no-password' : 'welcome.registered'
  return 'welcome.verification'
}

/** The pages for refusals that end the invitation; other refusals are shown on the current page. */
export const FINAL_STATUS_PAGES = { 409: 'welcome.registered', 410: 'welcome.expired', 423: 'welcome.locked' } as const

/** Reads a code or the name of a language, in any case: EN, fr-CA, French. Any other value means English (D-34). */
export const localeOf = (language = ''): Locale => (/^\s*fr/i.test(language) ? 'fr' : 'en')

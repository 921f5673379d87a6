import { requestPasswordToken } from '~generated/account/client/password.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'

/** Sends the e-mail with which a password is chosen (API-020). Nobody learns who has an account: that there is none counts as sent (D-37). */
export const sendPasswordEmail = (login: string, lang: Locale): Promise<void> => ignoreNotFound(requestPasswordToken(login, { lang }))

/** Waits for a request that must not tell whether an account exists: 404 is as good as done (reliability-and-security.md, Privacy). */
export async function ignoreNotFound(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!isPortalError(error) || error.status !== 404) throw error
  }
}

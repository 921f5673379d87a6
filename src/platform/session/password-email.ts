import { requestPasswordToken } from '~generated/account/client/password.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { Locale } from '~/platform/i18n/locale.ts'

/**
 * Requests the e-mail with the link to a new password (API-020). An unknown account is not an error, so that visitors
 * cannot find out who has an account (D-37).
 */
export const sendPasswordEmail = (login: string, lang: Locale): Promise<void> =>
  ignoreNotFound(requestPasswordToken(login, { lang }))

/**
 * Ignores a 404, so that the response does not reveal whether an account exists (reliability-and-security.md, Privacy).
 */
export async function ignoreNotFound(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!isPortalError(error) || error.status !== 404) throw error
  }
}

import { requestPasswordToken } from '~generated/account/client/password.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { unlessUnknown } from './unless-unknown.ts'

/** Sends the e-mail with which a password is chosen (API-020). Nobody learns who has an account: that there is none counts as sent (D-37). */
export const sendPasswordEmail = (login: string, lang: Locale): Promise<void> => unlessUnknown(requestPasswordToken(login, { lang }))

import { confirmEmailChange, renewToken, validateToken } from '~generated/account/client/links.ts'
import { changePassword, requestPasswordTokenByPlan, resetPassword } from '~generated/account/client/password.ts'
import type { EmailChangeRequest, ResetPasswordRequest, TokenValidation } from '~generated/account/model/index.ts'
import type { ForgotPassword } from '~generated/forms/access/forgot-password.ts'
import type { PublicChangePassword } from '~generated/forms/access/public-change-password.ts'
import { getPublicResourceUrls } from '~generated/member/client/support.ts'
import type { PublicResourceUrls } from '~generated/member/model/index.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { sendPasswordEmail, ignoreNotFound } from '~/platform/session/password-email.ts'

/** Requests the e-mail with the reset link, by login or by card numbers (API-019, API-020). */
export const requestReset = (answers: ForgotPassword, lang: Locale): Promise<void> =>
  answers.mode === 'login'
    ? sendPasswordEmail(answers.email ?? '', lang)
    : ignoreNotFound(
        requestPasswordTokenByPlan({
          certificateId: answers.certificateId ?? '',
          policyId: answers.policyId ?? '',
          lang,
        }),
      )

/** Sets a new password with the token of a link (AUTH-12). */
export const saveNewPassword = (request: ResetPasswordRequest): Promise<null> => resetPassword(request)

/**
 * Changes the password of a user who is not signed in but knows the current one: the request carries no session token
 * (D-38).
 */
export const replacePassword = ({ email, oldPassword, newPassword }: PublicChangePassword): Promise<null> =>
  changePassword(email, { oldPassword, newPassword }, { authorization: 'none' })

/** Returns the purpose of a link; the request does not use the link up (REG-21). */
export const validateLink = (token: string): Promise<TokenValidation> => validateToken({ token })

/** Asks the service to send the same e-mail again, with a new link (REG-20, D-29). */
export const renewLink = (token: string): Promise<null> => renewToken({ token })

/** Confirms a change of e-mail address (REG-22, D-39). */
export const submitEmailChange = (request: EmailChangeRequest): Promise<null> => confirmEmailChange(request)

/**
 * Returns the brand, language and URLs for the holder of a contact link, which opens the contact page without signing
 * in (D-74).
 */
export const readContactLink = (mslToken: string, signal?: AbortSignal): Promise<PublicResourceUrls> =>
  getPublicResourceUrls({ mslToken }, undefined, signal)

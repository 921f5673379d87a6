import { confirmEmailChange, renewToken, validateToken } from '~generated/account/client/links.ts'
import { changePassword, requestPasswordTokenByPlan, resetPassword } from '~generated/account/client/password.ts'
import type { EmailChangeRequest, ResetPasswordRequest, TokenValidation } from '~generated/account/model/index.ts'
import type { ForgotPassword } from '~generated/forms/access/forgot-password.ts'
import type { PublicChangePassword } from '~generated/forms/access/public-change-password.ts'
import { getPublicResourceUrls } from '~generated/member/client/support.ts'
import type { PublicResourceUrls } from '~generated/member/model/index.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { sendPasswordEmail, ignoreNotFound } from '~/platform/session/password-email.ts'

/** Asks for the e-mail with the link, by login or by the numbers of the card (API-019, API-020, D-37). */
export const requestReset = (answers: ForgotPassword, lang: Locale): Promise<void> =>
  answers.mode === 'login'
    ? sendPasswordEmail(answers.email ?? '', lang)
    : ignoreNotFound(requestPasswordTokenByPlan({ certificateId: answers.certificateId ?? '', policyId: answers.policyId ?? '', lang }))

/** A new password with the token of a link (AUTH-12). */
export const saveNewPassword = (request: ResetPasswordRequest): Promise<null> => resetPassword(request)

/** A new password for somebody who knows the current one and is not signed in: the session's token stays out of it (D-38). */
export const replacePassword = ({ email, oldPassword, newPassword }: PublicChangePassword): Promise<null> =>
  changePassword(email, { oldPassword, newPassword }, { authorization: 'none' })

/** What the link of an e-mail is for; asking uses nothing up (REG-21). */
export const validateLink = (token: string): Promise<TokenValidation> => validateToken({ token })

/** The same e-mail again, with a new link (REG-20, D-29). */
export const renewLink = (token: string): Promise<null> => renewToken({ token })

/** Carries a change of e-mail address out (REG-22, D-39). */
export const submitEmailChange = (request: EmailChangeRequest): Promise<null> => confirmEmailChange(request)

/** Brand, language and addresses for somebody who holds a contact link (D-74). */
export const readContactLink = (mslToken: string, signal?: AbortSignal): Promise<PublicResourceUrls> => getPublicResourceUrls({ mslToken }, undefined, signal)

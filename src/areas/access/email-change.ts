import { isPortalError } from '~/platform/errors/portal-error.ts'
import { endSessionQuietly } from '~/platform/session/exit.ts'
import { holdLinkNames, holdLinkToken, linkNames, linkToken } from '~/platform/session/link-token.ts'
import { changeLogin } from './api.ts'
import { emailChangeStore } from './email-change-store.ts'

/** Refusals that trying again does not change: the result page tells them (API-023). */
const FINAL: readonly (number | undefined)[] = [400, 409, 410]

/**
 * Carries out a change of e-mail address (REG-22, D-39). The login identity is another one then and every session of the account
 * ends, this tab's too (D-40). What may pass is thrown for the page to show.
 */
export async function carryOutEmailChange(): Promise<void> {
  const { oldUsername = '', newUsername = '' } = linkNames()
  try {
    await changeLogin({ oldUsername, newUsername, token: linkToken() ?? '' })
  } catch (error) {
    if (!isPortalError(error) || !FINAL.includes(error.status)) throw error
    emailChangeStore.set({ isDone: false, refusal: error })
    return
  }
  endSessionQuietly()
  holdLinkToken(undefined)
  holdLinkNames({})
  emailChangeStore.set({ isDone: true, login: newUsername })
}

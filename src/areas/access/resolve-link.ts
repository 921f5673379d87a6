import { isPortalError } from '~/platform/errors/portal-error.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { setLinkDetails } from '~/platform/session/email-link.ts'
import { validateLink } from './account-api.ts'

/**
 * Looks up the purpose of a link, stores the response, and returns its page (REG-08..18, API-014). Undefined if the
 * request failed.
 */
export async function resolveLink(token: string): Promise<PageId | undefined> {
  try {
    const { action, newUsername, oldUsername } = await validateLink(token)
    setLinkDetails({
      action: actionName(action),
      ...(newUsername && { newUsername }),
      ...(oldUsername && { oldUsername }),
    })
    return pageForAction(action)
  } catch (error) {
    if (isPortalError(error)) return undefined
    throw error
  }
}

/** The page of each kind of link (REG-09..17, D-30). */
const PAGES: Readonly<Record<string, PageId>> = {
  ACTIVATION: 'registration.activation-type',
  ACTIVATION_USED: 'registration.activation-type',
  ACTIVATION_EXPIRED: 'access.expired',
  CONFIRMATION: 'registration.confirmation',
  CONFIRMATION_USED: 'registration.activation-type',
  PASSWORD_RESET: 'access.reset',
  PASSWORD_RESET_EXPIRED: 'access.expired',
  PASSWORD_RESET_USED: 'access.used-token',
  UPDATE_EMAIL: 'access.update-email',
  UPDATE_EMAIL_EXPIRED: 'access.expired',
  INVALID: 'access.invalid',
}

/**
 * The action in the spelling of `PAGES`. Services write actions in capital or small letters, with `-` or `_`, or in
 * camel case (D-30).
 */
const actionName = (action: string): string =>
  action
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

/** The page for an action; an unknown action opens the page for links that cannot be checked (REG-18). */
export const pageForAction = (action: string): PageId => PAGES[actionName(action)] ?? 'access.error-validating-token'

import { isPortalError } from '~/platform/errors/portal-error.ts'
import { holdLinkNames } from '~/platform/session/link-token.ts'
import { askAboutLink } from './account-calls.ts'
import { actionName, pageForAction } from './link-outcomes.ts'

/**
 * Asks the service what a link is for, keeps what it said, and names the page for it (REG-08..18, API-014). Undefined when the
 * service could not say.
 */
export async function lookAtLink(token: string): Promise<string | undefined> {
  try {
    const { action, newUsername, oldUsername } = await askAboutLink(token)
    holdLinkNames({ action: actionName(action), ...(newUsername && { newUsername }), ...(oldUsername && { oldUsername }) })
    return pageForAction(action)
  } catch (error) {
    if (isPortalError(error)) return undefined
    throw error
  }
}

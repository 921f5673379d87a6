import { applyBrand, brandQuery } from '~/platform/config/brand.ts'
import { connectServices } from '~/platform/connect-services.ts'
import { clearError } from '~/platform/errors/portal-error.ts'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { resetReturnTo } from '~/platform/session/return-to.ts'
import { checkSessionOnReturn, setSignInRedirect, onSessionEnd } from '~/platform/session/end-session.ts'
import { setEmbedded } from '~/platform/session/session-store.ts'

/**
 * Connects the HTTP layer, the session and navigation, once at boot. Returns a function that removes the browser's
 * listeners.
 */
export function startPlatform(navigate: (to: string) => Promise<void>): () => void {
  connectServices()
  setSignInRedirect((status, brand) => {
    const query = new URLSearchParams({ ...brandQuery(brand), ...(status && { status }) }).toString()
    void navigate(hrefOf('access.login') + (query && `?${query}`))
  })
  // an error of one member must not be shown to the next
  onSessionEnd(clearError)
  resetReturnTo()
  setEmbedded(window.self !== window.top)
  applyBrand()
  return checkSessionOnReturn()
}

import { env, sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { applyBrand, brandQuery } from '~/platform/config/brand.ts'
import { clearError } from '~/platform/errors/portal-error.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/http-config.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { hrefOf } from '~/platform/pages/page-registry.ts'
import { resetReturnTo } from '~/platform/session/return-to.ts'
import { checkSessionOnReturn, setSignInRedirect, endSession, onSessionEnd } from '~/platform/session/end-session.ts'
import { apiToken, setEmbedded } from '~/platform/session/session-store.ts'

/**
 * Connects the HTTP layer, the session and navigation, once at boot. Returns a function that removes the browser's
 * listeners.
 */
export function startPlatform(navigate: (to: string) => Promise<void>): () => void {
  const { enrolmentBaseUrl, memberBaseUrl, localDevelopment } = env()
  configureHttp({
    baseUrls: { account: enrolmentBaseUrl, member: memberBaseUrl },
    locale: currentLocale,
    apiToken,
    sendsIdempotencyKeys,
    // Only member pages send requests for which the password is asked again, and member pages have loaded this chunk.
    reauthenticate: async () => (await import('~/platform/session/reauthentication.ts')).reauthenticate(),
    refused: () => endSession('expired-token'),
  })
  contractCheck.mode = localDevelopment ? 'throw' : 'report'
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

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

/** Joins what platform keeps apart: the HTTP layer, the session and what moves between pages. Once, at boot; returns how to stop listening to the browser. */
export function startPlatform(navigate: (to: string) => Promise<void>): () => void {
  const { enrolmentBaseUrl, memberBaseUrl, localDevelopment } = env()
  configureHttp({
    baseUrls: { account: enrolmentBaseUrl, member: memberBaseUrl },
    locale: currentLocale,
    apiToken,
    sendsIdempotencyKeys,
    // Only pages of members are refused, and they have fetched it.
    reauthenticate: async () => (await import('~/platform/session/reauthentication.ts')).reauthenticate(),
    refused: () => endSession('expired-token'),
  })
  contractCheck.mode = localDevelopment ? 'throw' : 'report'
  setSignInRedirect((status, brand) => {
    const query = new URLSearchParams({ ...brandQuery(brand), ...(status && { status }) }).toString()
    void navigate(hrefOf('access.login') + (query && `?${query}`))
  })
  // no dialog of one member is met by the next
  onSessionEnd(clearError)
  resetReturnTo()
  setEmbedded(window.self !== window.top)
  applyBrand()
  return checkSessionOnReturn()
}

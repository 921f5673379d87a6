import { applyBrand, env, sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { clearError } from '~/platform/errors/portal-error.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/environment.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { hrefOf } from '~/platform/pages/page-row.ts'
import { beginVisit } from '~/platform/session/asked-for.ts'
import { askAfterReturn, configureExit, endSession, onExit } from '~/platform/session/exit.ts'
import { apiToken, rememberFrame } from '~/platform/session/session-store.ts'

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
  configureExit((status, brand) => {
    const query = new URLSearchParams({ ...(brand !== 'MBC' && { brand }), ...(status && { status }) }).toString()
    void navigate(hrefOf('access.login') + (query && `?${query}`))
  })
  // no dialog of one member is met by the next
  onExit(clearError)
  beginVisit()
  rememberFrame(window.self !== window.top)
  applyBrand()
  return askAfterReturn()
}

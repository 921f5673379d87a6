import { loadEnvironment } from '~/platform/config/environment.ts'
import { connectServices } from '~/platform/connect-services.ts'
import { formatDate } from '~/platform/i18n/format.ts'
import { isLocale, setLocale } from '~/platform/i18n/locale.ts'
import { prefetch } from '~/platform/query/query-client.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import { endSessionIfLeft } from '~/platform/session/end-session.ts'
import { isExpired } from '~/platform/session/jwt.ts'
import { currentSession } from '~/platform/session/session-store.ts'
import { storage } from '~/platform/session/storage.ts'

/**
 * Sends the requests of the page at the current URL before the router has started; the page finds the responses, or the
 * requests under way, in the query cache. Only a tab with a valid session and a stored policy sends them, so no guard
 * would have refused the page: any other visit is left to the guards. Failed requests are ignored here, because the page
 * repeats them and shows their errors.
 */
export async function sendFirstRequests(queries: () => Promise<readonly AnyQuery[]>): Promise<void> {
  endSessionIfLeft(false)
  const session = currentSession()
  const locale = location.pathname.split('/')[1]
  if (!session || isExpired(session.apiToken) || !storage.readObject('securityPolicy') || !isLocale(locale)) return
  setLocale(locale)
  const isConfigured = await loadEnvironment().then(
    () => true,
    () => false, // the start of the portal shows this failure
  )
  if (!isConfigured) return
  connectServices()
  prefetch(...(await queries()))
  // While the browser waits for the responses, it loads its data for dates, which takes an old phone 50 ms. Otherwise the
  // page would load them when it is first drawn.
  formatDate('20260101', locale)
}

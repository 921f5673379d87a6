import { beforeEach, vi } from 'vitest'
import { queryClient } from '~/platform/query/query-client.ts'
import { sessionStore } from '~/platform/session/session-store.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { storage } from '~/platform/session/storage.ts'
import { environmentFor } from '../../tools/environment.ts'
import { makeToken, openTab, secondsFromNow } from './browser.ts'
import { json, useService } from './service.ts'

type Service = ReturnType<typeof useService>
type Answer = Parameters<Service['answer']>[0]

/**
 * A tab that was reloaded at the path of a page, and a service, for tests of the requests that the page's HTML document
 * sends (src/platform/first-requests.ts). `answer` answers every request but the one for the configuration.
 */
export function useReloadedTab(path: string, answer: Answer) {
  const service = useService()
  beforeEach(() => {
    openTab()
    sessionStore.set(undefined)
    queryClient.clear()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (asked: string | Request, options: RequestInit) =>
      fetch(typeof asked === 'string' && asked.startsWith('/assets/') ? service.url + asked : asked, options),
    )
    vi.stubGlobal('location', { pathname: path })
    vi.stubGlobal('history', { state: null, length: 3 })
    vi.stubGlobal('navigation', { activation: { from: null, navigationType: 'reload' } })
    service.answer((response, request) =>
      request.url === '/assets/env-config.json'
        ? json(response, 200, environmentFor(service.url, false))
        : answer(response, request),
    )
  })
  return {
    service,
    /** the paths of the requests to the services so far */
    requested: () => service.calls.map(({ url }) => url).filter((url) => !url.startsWith('/assets/')),
    /** Starts a session whose token expires in `seconds`, with a stored policy unless it is undefined. */
    signIn: (policy: object | undefined, seconds = 600): void => {
      startSession('marie@example.com', makeToken({ exp: secondsFromNow(seconds) }))
      if (policy) storage.write('securityPolicy', JSON.stringify(policy))
    },
  }
}

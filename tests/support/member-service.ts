import { beforeEach, expect } from 'vitest'
import { clearError } from '~/platform/errors/portal-error.ts'
import { currentLocale, setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { openTab, signInAs } from './browser.ts'
import { useService, type Service, type ServiceOptions } from './service.ts'

/** The login of the signed-in member. */
export const id = 'marie@example.com'
/** Path of the member's resources. */
export const at = '/members/marie%40example.com'

interface MemberService extends Service {
  /**
   * Makes a test function. The test checks that a query sends one request to a path of the member, and no second
   * request while the response is cached.
   */
  readonly asksOnce: (query: () => object, path: string) => () => Promise<void>
  /** Makes a test function like `asksOnce`, for a query whose response is cached separately for each language. */
  readonly asksOncePerLanguage: (query: () => object, path: string) => () => Promise<void>
}

/**
 * Starts a test server that receives the calls of a signed-in member. Each test begins in a new tab in English, with an
 * empty cache and no open error dialog.
 */
export function useMemberService(options: ServiceOptions = {}): MemberService {
  const service = useService({ apiToken: () => 'Bearer aaa', locale: currentLocale, ...options })
  beforeEach(() => {
    openTab()
    signInAs(id)
    setLocale('en')
    queryClient.clear()
    clearError()
  })
  const asks = (query: () => object, path: string, locales: readonly ('en' | 'fr')[]) => async () => {
    for (const locale of [...locales, ...locales]) {
      setLocale(locale)
      await queryClient.ensureQueryData(query() as never)
    }
    expect(service.calls.map(({ method, url, headers }) => [method, url, headers['accept-language']])).toEqual(
      locales.map((locale) => ['GET', at + path, locale]),
    )
  }
  return Object.assign(service, {
    asksOnce: (query: () => object, path: string) => asks(query, path, ['en']),
    asksOncePerLanguage: (query: () => object, path: string) => asks(query, path, ['en', 'fr']),
  })
}

import { parseUrl } from '~/platform/polyfills.ts'
import { env } from '~/platform/config/environment.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'

/** This module handles the redirect to the card payment provider and the return to the portal (D-144). */

const SESSION_ID = /^[A-Za-z\d-]{1,64}$/
const AMOUNT = /^[1-9]\d{0,3}\.\d{2}$/
const DEVELOPER = new Set(['localhost', '127.0.0.1'])

/**
 * The parameters with which the provider redirects back: its session id, and the amount that the portal sent. The
 * service verifies both.
 */
interface Return {
  readonly sessionId: string
  readonly amount: string
}

/**
 * True if the portal may open this URL: https on an allowed host, or a server on a developer's machine if the services
 * are there too.
 */
export function isProviderPage(address: string): boolean {
  const url = parseUrl(address)
  const isDeveloper = url?.protocol === 'http:' && !url.username && DEVELOPER.has(url.hostname)
  return isAllowedLink(address) || (isDeveloper && DEVELOPER.has(parseUrl(env().memberBaseUrl)?.hostname ?? ''))
}

/** The portal's return URL; the provider adds its `sessionId`. */
export const returnAddress = (page: URL, amount: string): string => {
  const url = new URL(page)
  url.search = new URLSearchParams({ amount }).toString()
  return url.href
}

/**
 * Reads the provider's parameters from the URL; undefined if they are invalid, for example because the URL was edited
 * by hand.
 */
export function readReturn(query: URLSearchParams): Return | undefined {
  const [sessionId, amount] = [query.get('sessionId') ?? '', query.get('amount') ?? '']
  return SESSION_ID.test(sessionId) && AMOUNT.test(amount) ? { sessionId, amount } : undefined
}

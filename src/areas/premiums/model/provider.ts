import { parseUrl } from '~/platform/polyfills.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'

/** A transfer to the card payment provider and back (D-144). */

const SESSION_ID = /^[A-Za-z\d-]{1,64}$/
const AMOUNT = /^[1-9]\d{0,3}\.\d{2}$/
const DEVELOPER = ['localhost', '127.0.0.1']

/** What the provider brings back: its name for the visit, and the amount that the portal gave along. The service compares both with what it knows. */
interface Return {
  readonly sessionId: string
  readonly amount: string
}

/** Whether the portal opens this address: over https on an allowed host, or on the machine of a developer. */
export function isProviderPage(address: string): boolean {
  const url = parseUrl(address)
  return isAllowedLink(address) || (url?.protocol === 'http:' && !url.username && DEVELOPER.includes(url.hostname))
}

/** The page of the portal to which the provider returns; it adds its `sessionId`. */
export const returnAddress = (page: URL, amount: string): string => {
  const url = new URL(page)
  url.search = new URLSearchParams({ amount }).toString()
  return url.href
}

/** What a return says; undefined for an address that is none, or that somebody wrote by hand. */
export function readReturn(query: URLSearchParams): Return | undefined {
  const [sessionId, amount] = [query.get('sessionId') ?? '', query.get('amount') ?? '']
  return SESSION_ID.test(sessionId) && AMOUNT.test(amount) ? { sessionId, amount } : undefined
}

import { parseUrl } from '~/platform/baseline.ts'
import { allowedHosts } from '~/platform/config/environment.ts'

/**
 * Whether an address that came as data may be opened or asked (trust.md, Browser): over https, without somebody's name in it, and on a host
 * that the deployment allows.
 */
export function mayOpen(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  return url?.protocol === 'https:' && url.username === '' && isAllowed(url.hostname)
}

/** A deployment that names no hosts allows them all. */
const isAllowed = (hostname: string): boolean => allowedHosts()?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true

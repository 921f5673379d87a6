import { parseUrl } from '~/platform/polyfills.ts'
import { env } from './environment.ts'

/** Hosts to which the portal follows an address from a service; undefined for a deployment that does not say (reliability-and-security.md, Browser security). */
export const allowedHosts = (): readonly string[] | undefined => env().allowedHosts

/**
 * Whether an address that came as data may be opened or asked (reliability-and-security.md, Browser security): over https, without somebody's name in it, and on a host
 * that the deployment allows.
 */
export function isAllowedLink(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  return url?.protocol === 'https:' && url.username === '' && isAllowedHost(url.hostname)
}

/** A deployment that names no hosts allows them all. */
const isAllowedHost = (hostname: string): boolean => allowedHosts()?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true

/**
 * Whether a picture whose address came as data may be shown (D-136): on a host that the deployment names for pictures, over https unless the member service itself
 * is not, as on the machine of a developer. A deployment that names no hosts shows none, as its policy (img-src) says.
 */
export function isAllowedImage(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  if (!url || url.username !== '' || !env().pictureHosts?.includes(url.hostname)) return false
  return url.protocol === 'https:' || url.origin === parseUrl(env().memberBaseUrl)?.origin
}

import { parseUrl } from '~/platform/polyfills.ts'
import { env } from './environment.ts'

/**
 * Hosts to which the portal may follow URLs that a service returned; undefined if the deployment lists no hosts
 * (reliability-and-security.md, Browser security).
 */
export const allowedHosts = (): readonly string[] | undefined => env().allowedHosts

/**
 * True if the portal may open or request a URL that a service returned: over https, without a user name, on an allowed
 * host (reliability-and-security.md, Browser security).
 */
export function isAllowedLink(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  return url?.protocol === 'https:' && url.username === '' && isAllowedHost(url.hostname)
}

/** True if the host is allowed. If the deployment has no list of hosts, every host is allowed. */
const isAllowedHost = (hostname: string): boolean =>
  allowedHosts()?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true

/**
 * True if the portal may show an image whose URL comes from data (D-136). The URL must use https and a picture host of
 * the deployment; a local member service may use http. A deployment without picture hosts shows no such images, and its
 * content security policy allows none (img-src).
 */
export function isAllowedImage(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  if (!url || url.username !== '' || !env().pictureHosts?.includes(url.hostname)) return false
  return url.protocol === 'https:' || url.origin === parseUrl(env().memberBaseUrl)?.origin
}

import { parseUrl } from '~/platform/polyfills.ts'
import { env } from './environment.ts'

/**
 * Hosts of which the portal follows addresses that a service returned; undefined if the deployment names none
 * (reliability-and-security.md, Browser security).
 */
export const allowedHosts = (): readonly string[] | undefined => env().allowedHosts

/**
 * True if the portal may open or request an address from data: over https, without a user name, on an allowed host
 * (reliability-and-security.md, Browser security).
 */
export function isAllowedLink(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  return url?.protocol === 'https:' && url.username === '' && isAllowedHost(url.hostname)
}

/** True for every host if the deployment names none. */
const isAllowedHost = (hostname: string): boolean =>
  allowedHosts()?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true

/**
 * True if the portal may show an image whose address came as data (D-136): on an image host of the deployment, over
 * https. A local member service may use http. A deployment without image hosts shows none, like its policy (img-src).
 */
export function isAllowedImage(address: string | undefined): address is string {
  const url = address === undefined ? null : parseUrl(address)
  if (!url || url.username !== '' || !env().pictureHosts?.includes(url.hostname)) return false
  return url.protocol === 'https:' || url.origin === parseUrl(env().memberBaseUrl)?.origin
}

/** What a server must know to send the portal's headers. */
interface HeaderOptions {
  /** origins of the account, member and contact services; nothing else may be called */
  readonly services: readonly string[]
  /** origins of the pictures that services name (`pictureHosts` of the configuration, D-136) */
  readonly pictures?: readonly string[]
  /** hashes of the stylesheets that prerendered pages carry inline */
  readonly styleHashes?: readonly string[]
  /** development only: Vite's own scripts and styles carry this nonce */
  readonly nonce?: string
}

/** What no page needs, nor anything that somebody might bring into one. A photo of a receipt is chosen as a file, which needs no camera here. */
const CLOSED = ['camera', 'clipboard-read', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * The one source of the security headers (reliability-and-security.md, Browser security). Development, preview, tests and nginx all read it.
 * No unsafe-inline, no unsafe-eval; Trusted Types with no policy at all: nothing in the portal makes markup from strings.
 */
export function securityHeaders({ services, pictures = [], styleHashes = [], nonce }: HeaderOptions): Record<string, string> {
  const development = nonce ? [`'nonce-${nonce}'`] : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...development],
    'style-src': ["'self'", ...styleHashes, ...development],
    'img-src': ["'self'", 'blob:', ...pictures, ...(nonce ? ['data:'] : [])],
    'connect-src': ["'self'", ...services, ...(nonce ? ['ws:'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(!nonce && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': CLOSED.map((feature) => `${feature}=()`).join(', '),
  }
}

/** What says how a document behaves: a script or a stylesheet follows the document that asked for it. Together they are longer than many a script. */
export const OF_DOCUMENTS: readonly string[] = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy']

/** Addresses of scripts and stylesheets of the build, which are answered without those headers. A worker would need them: there is none. */
export const PARTS = String.raw`/assets/.+-[\w-]{8,}\.(js|css)`

/** The headers of one answer; whatever is not found is a document, which says so. */
export function headersOf(path: string, isFound: boolean, all: Readonly<Record<string, string>>): [name: string, value: string][] {
  const isPart = isFound && new RegExp(`^${PARTS}$`).test(path)
  return Object.entries(all).filter(([name]) => !isPart || !OF_DOCUMENTS.includes(name))
}

/** Pages are asked for again each time, hashed files never, configuration each time. */
export function cacheControl(path: string): string {
  return /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

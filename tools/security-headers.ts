/** The settings on which the headers of a server depend. */
interface HeaderOptions {
  /** origins of the account, member and contact services, the only origins that the portal may call */
  readonly services: readonly string[]
  /** origins of the pictures that services name (`pictureHosts` of the configuration, D-136) */
  readonly pictures?: readonly string[]
  /** hashes of the stylesheets inlined in prerendered pages */
  readonly styleHashes?: readonly string[]
  /** nonce for Vite's own scripts and styles, in development only */
  readonly nonce?: string
}

/**
 * Browser features that no page uses. They are turned off, so that injected code cannot use them either. A receipt
 * photo is chosen as a file, which needs no camera permission.
 */
const CLOSED = ['camera', 'clipboard-read', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * Content security policy of worker scripts: the receipt reader and the workers that it starts (docs/decisions/044). A
 * worker follows the policy of its own response, so WebAssembly can be allowed in workers without being allowed in
 * pages. A worker may load files of the portal and send no other requests, not even to the services.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'"

/** Path of the service worker for members who keep the member card on their device (docs/decisions/051). */
export const CARD_WORKER = String.raw`/offline-card-worker\.js`

/** Content security policy of that service worker: it may ask for pages of the portal, and load nothing. */
export const CARD_WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/**
 * Security headers for development, preview, tests and nginx (reliability-and-security.md, Browser security). The
 * content security policy allows neither unsafe-inline nor unsafe-eval. There are two Trusted Types policies, that of the
 * receipt reader and that of the offline card. Each accepts only the URL of its worker; the portal never makes markup
 * from strings in a page.
 */
export function securityHeaders({
  services,
  pictures = [],
  styleHashes = [],
  nonce,
}: HeaderOptions): Record<string, string> {
  const development = nonce ? [`'nonce-${nonce}'`] : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...development],
    'style-src': ["'self'", ...styleHashes, ...development],
    'img-src': ["'self'", 'blob:', ...pictures, ...(nonce ? ['data:'] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...(nonce ? ['ws:'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(!nonce && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['receipt-reader', 'offline-card'] }),
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

/**
 * Headers that are sent only with HTML documents. A browser applies the headers of a document to all scripts and
 * stylesheets of the document, so the headers would have no effect on these files, and together they are longer than
 * many scripts.
 */
export const OF_DOCUMENTS: readonly string[] = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
]

/** Paths of the build's scripts that start as workers (vite.config.ts); they are sent with `WORKER_POLICY`. */
export const WORKERS = String.raw`/assets/worker\b[^/]*-[\w-]{7,}\.js`

/** Paths of the build's scripts and stylesheets. They are sent without the headers for HTML documents. */
export const PARTS = String.raw`/assets/.+-[\w-]{7,}\.(js|css)`

/** Path of the icon that browsers show in the tab. */
export const ICON = '/favicon.svg'

/** The policy of a worker's script; undefined for every other path. */
const workerPolicyOf = (path: string): string | undefined =>
  new RegExp(`^${WORKERS}$`).test(path)
    ? WORKER_POLICY
    : new RegExp(`^${CARD_WORKER}$`).test(path)
      ? CARD_WORKER_POLICY
      : undefined

/**
 * Headers of one response. The response for a missing file is an HTML document, so it has the headers for documents.
 */
export function headersOf(
  path: string,
  isFound: boolean,
  all: Readonly<Record<string, string>>,
): [name: string, value: string][] {
  const workerPolicy = isFound ? workerPolicyOf(path) : undefined
  const isPart = isFound && (workerPolicy !== undefined || new RegExp(`^${PARTS}$`).test(path))
  const kept = Object.entries(all).filter(([name]) => !isPart || !OF_DOCUMENTS.includes(name))
  return workerPolicy ? [...kept, ['Content-Security-Policy', workerPolicy]] : kept
}

/**
 * Caching: pages and the configuration are revalidated each time, files with a hash in their name are never
 * revalidated. Some browsers ask for the icon at each change of page, so it is kept for a day.
 */
export function cacheControl(path: string): string {
  if (path === ICON) return 'public, max-age=86400'
  return /^\/assets\/.+-[\w-]{7,}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

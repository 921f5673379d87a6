import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheControl, headersOf, securityHeaders } from '../security-headers.ts'

interface Expectation {
  readonly what: string
  readonly path: string
  readonly status: number
  readonly type: string
  readonly encoding?: string | undefined
  /** the encoding that the client accepts, brotli by default */
  readonly accept?: string
  readonly cache?: string
}

/** Requests a response of every kind from a server. Returns the problems with the headers, one line each. */
export async function checkHeaders(
  url: string,
  dist: string,
  services: string,
): Promise<{ readonly checked: number; readonly problems: readonly string[] }> {
  const styleHashes = JSON.parse(readFileSync(join(dist, '.vite/style-hashes.json'), 'utf8')) as string[]
  const headers = securityHeaders({ services: [services], pictures: [services], styleHashes })
  const asset = (pattern: RegExp) => `/assets/${readdirSync(join(dist, 'assets')).find((name) => pattern.test(name))}`
  const js = asset(/^vendor-.+\.js$/)
  const css = asset(/-.+\.css$/)
  const page = { status: 200, type: 'text/html', encoding: 'br' }
  const kinds: readonly Expectation[] = [
    { what: 'prerendered page', path: '/en/login', ...page },
    { what: 'prerendered page, French', path: '/fr/login?status=timeout', ...page },
    { what: 'page without a file', path: '/en/history/details/a.b/1', ...page },
    { what: 'root', path: '/', ...page },
    { what: 'page for a client with gzip only', path: '/en/login', ...page, encoding: 'gzip', accept: 'gzip' },
    {
      what: 'page for a client without compression',
      path: '/en/login',
      ...page,
      encoding: undefined,
      accept: 'identity',
    },
    { what: 'script', path: js, status: 200, type: 'text/javascript', encoding: 'br' },
    { what: 'script, gzip only', path: js, status: 200, type: 'text/javascript', encoding: 'gzip', accept: 'gzip' },
    { what: 'stylesheet', path: css, status: 200, type: 'text/css', encoding: 'br' },
    { what: 'icon', path: '/favicon.svg', status: 200, type: 'image/svg+xml', encoding: 'br' },
    { what: 'configuration', path: '/assets/env-config.json', status: 200, type: 'application/json' },
    { what: 'version', path: '/assets/version.json', status: 200, type: 'application/json', encoding: 'br' },
    {
      what: 'script of an older deployment',
      path: '/assets/vendor-00000000.js',
      status: 404,
      type: '',
      cache: 'no-cache',
    },
    { what: 'compressed file by its own address', path: `${js}.br`, status: 404, type: '', cache: 'no-cache' },
    { what: 'source map', path: `${js}.map`, status: 404, type: '', cache: 'no-cache' },
    { what: 'notes of the build', path: '/.vite/manifest.json', status: 404, type: '' },
    { what: 'health', path: '/healthz', status: 200, type: 'text/plain' },
  ]
  const problems: string[] = []
  for (const {
    what,
    path,
    status,
    type,
    encoding,
    accept = 'gzip, deflate, br, zstd',
    cache = cacheControl(path.split('?')[0]!),
  } of kinds) {
    const response = await fetch(url + path, { headers: { 'accept-encoding': accept } })
    await response.body?.cancel()
    const sent: Readonly<Record<string, string>> = Object.fromEntries(headersOf(path, status === 200, headers))
    const expected: readonly (readonly [string, string | undefined])[] = [
      ...Object.keys(headers).map((name) => [name, sent[name]] as const),
      ['Cache-Control', cache],
      ['Content-Encoding', encoding],
    ]
    if (response.status !== status) problems.push(`${what} (${path}): status ${response.status}, not ${status}`)
    if (type && !response.headers.get('content-type')?.startsWith(type))
      problems.push(`${what}: content type ${response.headers.get('content-type')}, not ${type}`)
    if (encoding && !/accept-encoding/i.test(response.headers.get('vary') ?? '')) problems.push(`${what}: no Vary`)
    for (const [name, value] of expected) {
      // The compression of error pages is not checked, because the server writes these short pages itself.
      if (name === 'Content-Encoding' && status !== 200) continue
      const got = response.headers.get(name) ?? undefined
      if (got !== value && !(name === 'Content-Encoding' && value === undefined && path.endsWith('.json')))
        problems.push(`${what}: ${name} is ${got ?? 'absent'}, not ${value ?? 'absent'}`)
    }
  }
  return { checked: kinds.length, problems }
}

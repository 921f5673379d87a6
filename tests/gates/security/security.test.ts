import { describe, expect, it } from 'vitest'
import {
  cacheControl,
  CARD_WORKER_POLICY,
  headersOf,
  PARTS,
  securityHeaders,
  WORKER_POLICY,
} from '../../../tools/security-headers.ts'
import { files, read } from '../support/repository.ts'
import { weakHeaders, weakServer } from './headers.ts'

const services = ['https://accounts.example', 'https://members.example']
const headers = securityHeaders({ services, styleHashes: ["'sha256-abc='"] })
const policy = headers['Content-Security-Policy'] ?? ''
const withPolicy = (from: string, to: string) => ({ ...headers, 'Content-Security-Policy': policy.replace(from, to) })

describe('headers of the deployed portal', () => {
  it('the security headers allow only code that the portal itself serves', () => {
    expect(weakHeaders(headers, services)).toEqual([])
  })

  it.each([
    [
      'styles in place',
      withPolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      "style-src has 'unsafe-inline'",
    ],
    [
      'code from text',
      withPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
      "script-src has 'unsafe-eval'",
    ],
    [
      'styles of another host',
      withPolicy("style-src 'self'", "style-src 'self' https://cdn.example"),
      'styles come from https://cdn.example',
    ],
    [
      'a policy that makes markup',
      withPolicy('; trusted-types receipt-reader offline-card', ''),
      'trusted-types is missing',
    ],
    [
      'another window in',
      { ...headers, 'Cross-Origin-Opener-Policy': 'unsafe-none' },
      'another window may reach this one',
    ],
    [
      'subdomains without transport security',
      { ...headers, 'Strict-Transport-Security': 'max-age=63072000' },
      'transport security leaves out subdomains',
    ],
    [
      'any host',
      withPolicy("connect-src 'self'", "connect-src 'self' https://elsewhere.example"),
      'connect-src has https://elsewhere.example',
    ],
    ['frames', withPolicy("frame-ancestors 'none'", "frame-ancestors 'self'"), "frame-ancestors is 'self'"],
    [
      'markup from text',
      withPolicy("; require-trusted-types-for 'script'", ''),
      'require-trusted-types-for is missing',
    ],
    ['sniffing', { ...headers, 'X-Content-Type-Options': '' }, 'sniffing is allowed'],
    ['referrers', { ...headers, 'Referrer-Policy': '' }, 'no Referrer-Policy'],
    ['where a member comes from', { ...headers, 'Referrer-Policy': 'unsafe-url' }, 'the referrer is sent'],
    [
      'others to load it',
      { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      'other sites may load the files',
    ],
    ['forms to send elsewhere', withPolicy("form-action 'self'; ", ''), 'form-action is missing'],
    [
      'a picture that counts visits',
      withPolicy("img-src 'self' blob:", "img-src 'self' blob: https://counter.example"),
      "img-src is 'self' blob: https://counter.example",
    ],
    ['the camera', { ...headers, 'Permissions-Policy': 'microphone=()' }, 'camera is open'],
    [
      'a short memory',
      { ...headers, 'Strict-Transport-Security': 'max-age=60' },
      'transport security ends within a year',
    ],
  ])('the check finds security headers that allow %s', (_, weak, finding) => {
    expect(weakHeaders(weak, services)).toContain(finding)
  })

  it('the security headers allow pictures from the configured origins and from no others', { tags: ['D-136'] }, () => {
    const pictures = ['https://images.example']
    const withPictures = securityHeaders({ services, pictures, styleHashes: ["'sha256-abc='"] })
    expect(weakHeaders(withPictures, services, pictures)).toEqual([])
    expect(weakHeaders(withPictures, services)).toEqual(["img-src is 'self' blob: https://images.example"])
    expect(weakHeaders(headers, services, pictures)).toEqual(["img-src is 'self' blob:"])
    for (const loose of ['https:', '*', 'http://images.example', 'https://*.example'])
      expect(weakHeaders(securityHeaders({ services, pictures: [loose] }), services, [loose])).toContain(
        `pictures come from ${loose}`,
      )
  })

  it('servers keep each file whose name the build gives a hash, however long the hash is', () => {
    const lengths = [...read('tools/vite/chunks.ts').matchAll(/\[hash:(\d+)\]/g)].map(([, length]) => Number(length))
    expect(lengths.length).toBeGreaterThan(0)
    for (const length of lengths) {
      const name = `c-${'aB3_-x9zQ'.repeat(3).slice(0, length)}`
      expect(cacheControl(`/assets/${name}.js`)).toContain('immutable')
      expect(new RegExp(`^${PARTS}$`).test(`/assets/${name}.css`)).toBe(true)
    }
  })

  it('the access log of nginx has no queries, because addresses in e-mails carry tokens in them', () => {
    const format = /log_format portal '([^']*)'/.exec(read('deploy/nginx.conf'))?.[1] ?? ''
    expect(format).toContain('$portal_path')
    expect(format).not.toMatch(/\$(?:request\b|request_uri|args|query_string|http_referer)/)
    expect(read('deploy/nginx.conf')).toMatch(/access_log \S+ portal;/)
  })

  it('the nginx configuration has a variable for the origins of pictures, which may be empty', () => {
    const images = /img-src ([^;]+);/
    expect(images.exec(read('deploy/nginx.conf'))?.[1]).toBe("'self' blob: ${PORTAL_PICTURES}")
    expect(read('Dockerfile')).toContain('ENV PORTAL_PICTURES=""')
  })

  it('the security headers in development also allow the scripts of the development server', () => {
    const development = securityHeaders({ services, nonce: 'abc' })['Content-Security-Policy']
    expect(development).toContain("'nonce-abc'")
    expect(development).not.toMatch(/unsafe-/)
  })
})

describe('content security policy of workers', () => {
  const policyFor = (path: string, isFound = true) =>
    Object.fromEntries(headersOf(path, isFound, headers))['Content-Security-Policy']

  it('WebAssembly is allowed in the worker that reads receipts, but in no page', { tags: ['D-221'] }, () => {
    expect(policyFor('/assets/worker-receipt-worker-Ab12Cd34.js')).toBe(WORKER_POLICY)
    expect(policyFor('/assets/worker.min-Ab12Cd34.js')).toBe(WORKER_POLICY)
    for (const page of ['/', '/en/login', '/en/submit-claim/claim-details', '/assets/worker-of-a-page'])
      expect(policyFor(page)).toBe(policy)
    expect(policyFor('/assets/worker-receipt-worker-Ab12Cd34.js', false)).toBe(policy)
    expect(policyFor('/assets/claims-Ab12Cd34.js')).toBeUndefined()
    expect(policy).not.toContain('wasm-unsafe-eval')
  })

  it('a worker may load only files of the portal and send no other requests', () => {
    expect(WORKER_POLICY).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'",
    )
    expect(read('deploy/nginx.conf').split('wasm-unsafe-eval')).toHaveLength(2)
  })

  it('two files create a Trusted Types policy, and each policy allows only the URL of its worker', () => {
    const makers = {
      'src/areas/card/store-offline-card.ts': 'OFFLINE_CARD.worker',
      'src/forms/receipt-reader/receipt-readings.ts': 'readerUrl',
    }
    expect(files(/^src\/.+\.tsx?$/).filter((file) => read(file).includes('createPolicy('))).toEqual(Object.keys(makers))
    for (const [file, url] of Object.entries(makers)) expect(read(file)).toContain(`createScriptURL: () => ${url} }`)
  })

  it(
    'the service worker of the offline card may ask for pages, loads nothing, and is asked for anew each time',
    { tags: ['D-320'] },
    () => {
      expect(policyFor('/offline-card-worker.js')).toBe("default-src 'none'; connect-src 'self'")
      expect(policyFor('/offline-card-worker.js', false)).toBe(policy)
      expect(policyFor('/en/offline-card-worker.js')).toBe(policy)
      expect(cacheControl('/offline-card-worker.js')).toBe('no-cache')
      expect(read('deploy/nginx.conf')).toContain(`card "${CARD_WORKER_POLICY}"`)
    },
  )
})

describe('configured servers', () => {
  it.each(files(/^deploy\/.+\.conf(?:\.template)?$/))('the server %s sends all security headers', (file) => {
    expect(weakServer(read(file), headers)).toEqual([])
  })

  it('the check finds a server that does not send all security headers', () => {
    const complete = Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n')
    expect(weakServer(complete, headers)).toEqual([])
    expect(weakServer(complete.replace('add_header Referrer-Policy', '# add_header Referrer-Policy'), headers)).toEqual(
      ['no Referrer-Policy'],
    )
    expect(weakServer(complete.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"), headers)).toEqual([
      "it has 'unsafe-inline'",
    ])
    expect(weakServer(`${complete} location /assets/ { types { } add_header Cache-Control "x"; }`, headers)).toEqual([
      '/assets/ drops what it would inherit',
    ])
  })
})

it.each([
  ['/assets/index-BtX9z_1.js', 'public, max-age=31536000, immutable'],
  ['/assets/login-Ab12Cd34.css', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400'],
  ['/assets/env-config.json', 'no-cache'],
  ['/assets/version.json', 'no-cache'],
  ['/en/login', 'no-cache'],
  ['/', 'no-cache'],
])('the response for %s has the Cache-Control header %s', (path, kept) => {
  expect(cacheControl(path)).toBe(kept)
})

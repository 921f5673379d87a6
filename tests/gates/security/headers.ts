import { WORKER_POLICY } from '../../../tools/security-headers.ts'

/**
 * Headers that every response must have, whichever server serves the portal (reliability-and-security.md, Browser
 * security).
 */
const REQUIRED = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Strict-Transport-Security',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
] as const

/** CSP sources that allow text from elsewhere to run as code. */
const UNSAFE = [
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'wasm-unsafe-eval'",
  "'unsafe-hashes'",
  "'strict-dynamic'",
  '*',
  'http:',
  'https:',
  'data:',
]

/** Browser features that could record or locate a member, or read the clipboard. */
const CLOSED = ['camera', 'clipboard-read', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )

/** Missing and weak headers of the deployed portal, one sentence each. */
export function weakHeaders(
  headers: Readonly<Record<string, string>>,
  services: readonly string[],
  pictures: readonly string[] = [],
): string[] {
  const policy = directivesOf(headers['Content-Security-Policy'] ?? '')
  const only = (directive: string, values: readonly string[]) =>
    policy.get(directive)?.join(' ') === values.join(' ')
      ? []
      : [`${directive} is ${policy.get(directive)?.join(' ') ?? 'missing'}`]
  return [
    ...REQUIRED.filter((name) => !headers[name]).map((name) => `no ${name}`),
    ...[...policy].flatMap(([directive, values]) =>
      values.filter((value) => UNSAFE.includes(value)).map((value) => `${directive} has ${value}`),
    ),
    ...only('default-src', ["'none'"]),
    ...only('script-src', ["'self'"]),
    ...only('frame-ancestors', ["'none'"]),
    ...only('base-uri', ["'none'"]),
    ...only('form-action', ["'self'"]),
    ...only('img-src', ["'self'", 'blob:', ...pictures]),
    ...pictures
      .filter((origin) => !/^https:\/\/[a-z\d.-]+$/.test(origin))
      .map((origin) => `pictures come from ${origin}`),
    ...only('require-trusted-types-for', ["'script'"]),
    ...only('trusted-types', ['receipt-reader', 'offline-card']),
    ...(policy.get('style-src') ?? ['missing'])
      .filter((source) => source !== "'self'" && !/^'sha256-[\w+/]+=*'$/.test(source))
      .map((source) => `styles come from ${source}`),
    ...(policy.get('connect-src') ?? [])
      .filter((host) => host !== "'self'" && !services.includes(host))
      .map((host) => `connect-src has ${host}`),
    ...(headers['Referrer-Policy'] === 'no-referrer' ? [] : ['the referrer is sent']),
    ...(headers['Cross-Origin-Opener-Policy'] === 'same-origin' ? [] : ['another window may reach this one']),
    ...(headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? [] : ['other sites may load the files']),
    ...CLOSED.filter((feature) => !headers['Permissions-Policy']?.split(', ').includes(`${feature}=()`)).map(
      (feature) => `${feature} is open`,
    ),
    ...(headers['X-Content-Type-Options'] === 'nosniff' ? [] : ['sniffing is allowed']),
    ...(Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0) >= 31_536_000
      ? []
      : ['transport security ends within a year']),
    ...(/;\s*includeSubDomains\b/.test(headers['Strict-Transport-Security'] ?? '')
      ? []
      : ['transport security leaves out subdomains']),
  ]
}

/** The `location` blocks of an nginx configuration, with the patterns of their paths. */
function locations(conf: string): { readonly what: string; readonly text: string }[] {
  return [...conf.matchAll(/\blocation\s+([^{]+?)\s*\{/g)].map((match) => {
    let depth = 1
    let end = match.index + match[0].length
    for (; depth > 0 && end < conf.length; end += 1) depth += conf[end] === '{' ? 1 : conf[end] === '}' ? -1 : 0
    return { what: match[1] ?? '', text: conf.slice(match.index, end) }
  })
}

/**
 * Headers that are missing in a block of an nginx configuration. A block that adds any header does not inherit the
 * headers of the block around it.
 */
export function weakServer(conf: string, headers: Readonly<Record<string, string>>): string[] {
  const text = conf.replaceAll(/^\s*#.*$/gm, '').replace(`worker "${WORKER_POLICY}"`, '')
  const names = Object.keys(headers)
  const lacks = (part: string) => names.filter((name) => !new RegExp(`add_header\\s+${name}\\s`, 'i').test(part))
  return [
    ...lacks(text).map((name) => `no ${name}`),
    ...locations(text)
      .filter((block) => block.text.includes('add_header') && lacks(block.text).length > 0)
      .map(({ what }) => `${what} drops what it would inherit`),
    ...UNSAFE.slice(0, 5)
      .filter((value) => text.includes(value))
      .map((value) => `it has ${value}`),
    ...(/autoindex\s+on/.test(text) ? ['folders are listed'] : []),
  ]
}

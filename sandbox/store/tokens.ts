import { createHmac } from 'node:crypto'

/** What a session token says (SESSION-41: `exp` is in seconds). */
export interface TokenClaims {
  readonly sub: string
  readonly groups: readonly string[]
  readonly iat: number
  readonly exp: number
  readonly jti: string
}

const LIFETIME_SECONDS = 30 * 60
// A development secret: these tokens open nothing but the sandbox, and survive its restarts on purpose.
const SECRET = 'sandbox'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const sign = (text: string): string => createHmac('sha256', SECRET).update(text).digest('base64url')

export function issueToken(login: string, nowSeconds: number, serial: number): string {
  const claims: TokenClaims = { sub: login, groups: ['MEMBER'], iat: nowSeconds, exp: nowSeconds + LIFETIME_SECONDS, jti: `${nowSeconds}-${serial}` }
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${sign(text)}`
}

/** The claims of a token this sandbox signed, expired or not; undefined for anything else. */
export function readToken(token: string): TokenClaims | undefined {
  const [head, body, signature] = token.split('.')
  if (!head || !body || signature !== sign(`${head}.${body}`)) return undefined
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims
}

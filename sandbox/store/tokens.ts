import { readJwt, signJwt } from './jwt.ts'

/** What a session token says (SESSION-41: `exp` is in seconds). */
interface TokenClaims {
  readonly sub: string
  readonly groups: readonly string[]
  readonly iat: number
  readonly exp: number
  readonly jti: string
}

const LIFETIME_SECONDS = 30 * 60
// A development secret: these tokens open nothing but the sandbox, and survive its restarts on purpose.
const SECRET = 'sandbox'

export function issueToken(login: string, nowSeconds: number, serial: number): string {
  const claims: TokenClaims = { sub: login, groups: ['MEMBER'], iat: nowSeconds, exp: nowSeconds + LIFETIME_SECONDS, jti: `${nowSeconds}-${serial}` }
  return signJwt(claims, SECRET)
}

/** The claims of a token this sandbox signed, expired or not; undefined for anything else. */
export const readToken = (token: string): TokenClaims | undefined => readJwt(token, SECRET) as TokenClaims | undefined

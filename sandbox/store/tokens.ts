import { readJwt, signJwt } from './jwt.ts'

/** The claims of a session token; `exp` is in seconds (SESSION-41). */
interface TokenClaims {
  readonly sub: string
  readonly groups: readonly string[]
  readonly iat: number
  readonly exp: number
  readonly jti: string
  /** the world of the sandbox that it opens; absent for the default one */
  readonly world?: string
}

const LIFETIME_SECONDS = 30 * 60
// A development secret. Its tokens open only the sandbox, and stay valid when the sandbox restarts.
const SECRET = 'sandbox'

export function issueToken(login: string, nowSeconds: number, serial: number, world?: string): string {
  const claims: TokenClaims = {
    sub: login,
    groups: ['MEMBER'],
    iat: nowSeconds,
    exp: nowSeconds + LIFETIME_SECONDS,
    jti: `${nowSeconds}-${serial}`,
    ...(world && { world }),
  }
  return signJwt(claims, SECRET)
}

/** The claims of a token this sandbox signed, expired or not; undefined for anything else. */
export const readToken = (token: string): TokenClaims | undefined => readJwt(token, SECRET) as TokenClaims | undefined

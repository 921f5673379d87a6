import { readJwt, signJwt } from './jwt.ts'

/** The claims of a session token. `exp` is in seconds (SESSION-41). */
interface TokenClaims {
  readonly sub: string
  readonly groups: readonly string[]
  readonly iat: number
  readonly exp: number
  readonly jti: string
  /** the session to which the token belongs; the token becomes invalid when the session ends */
  readonly sid?: string
  /** the world to which the session belongs; absent for the default world */
  readonly world?: string
}

const LIFETIME_SECONDS = 30 * 60
// A secret for development. It signs tokens for the sandbox only. It is constant, so tokens stay valid when the sandbox
// restarts.
const SECRET = 'sandbox'

interface TokenParts {
  readonly login: string
  readonly nowSeconds: number
  readonly serial: number
  readonly session: string | undefined
  readonly world: string | undefined
}

export function issueToken({ login, nowSeconds, serial, session, world }: TokenParts): string {
  const claims: TokenClaims = {
    sub: login,
    groups: ['MEMBER'],
    iat: nowSeconds,
    exp: nowSeconds + LIFETIME_SECONDS,
    jti: `${nowSeconds}-${serial}`,
    ...(session && { sid: session }),
    ...(world && { world }),
  }
  return signJwt(claims, SECRET)
}

/** The claims of a token that a sandbox signed, even if expired; undefined for any other text. */
export const readToken = (token: string): TokenClaims | undefined => readJwt(token, SECRET) as TokenClaims | undefined

import { createHmac, randomUUID } from 'node:crypto'
import type { Locale } from '../bilingual.ts'
import { signJwt } from './jwt.ts'

const LIFETIME_SECONDS = 15 * 60
// Partner tokens have another secret than session tokens, so that the portal's services do not accept them.
const SECRET = 'sandbox connected care'

/**
 * Issues a token for a connected care partner. It contains a pseudonym of the member, the language and the expiry
 * (API-116).
 */
export function issueCareToken(msId: string, locale: Locale, nowSeconds: number): string {
  const sub = createHmac('sha256', SECRET).update(msId).digest('hex').slice(0, 32)
  return signJwt(
    {
      iss: 'member-portal',
      aud: 'connected-care',
      sub,
      locale,
      iat: nowSeconds,
      exp: nowSeconds + LIFETIME_SECONDS,
      jti: randomUUID(),
    },
    SECRET,
  )
}

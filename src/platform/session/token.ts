/** What the portal reads of a token; it never decides what a member may see (that is the policy's). */
interface TokenClaims {
  /** seconds since 1970 (SESSION-41); a service that says milliseconds is understood */
  readonly exp: number | undefined
  readonly groups: readonly string[]
}

/** Reads the middle of a JWT without verifying it; an unreadable token has no expiry and no groups. */
export function readToken(token: string): TokenClaims {
  try {
    const payload = token.replace(/^Bearer\s+/i, '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown; groups?: unknown }
    return {
      exp: inSeconds(claims.exp),
      groups: Array.isArray(claims.groups) ? claims.groups.filter((group): group is string => typeof group === 'string') : [],
    }
  } catch {
    return { exp: undefined, groups: [] }
  }
}

/** In seconds this is the year 5138, in milliseconds 1973. */
const MORE_THAN_SECONDS = 100_000_000_000

function inSeconds(exp: unknown): number | undefined {
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return undefined
  return exp < MORE_THAN_SECONDS ? exp : exp / 1000
}

/** Whether `exp` is past, in whole seconds; a token without one counts as expired. */
export const isExpired = (token: string, nowMs = Date.now()): boolean => (readToken(token).exp ?? 0) <= Math.floor(nowMs / 1000)

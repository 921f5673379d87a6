/** What the portal reads of a token; it never decides what a member may see (that is the policy's). */
export interface TokenClaims {
  /** seconds since 1970 (SESSION-41) */
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
      exp: typeof claims.exp === 'number' ? claims.exp : undefined,
      groups: Array.isArray(claims.groups) ? claims.groups.filter((group): group is string => typeof group === 'string') : [],
    }
  } catch {
    return { exp: undefined, groups: [] }
  }
}

/** Whether `exp` is past, in whole seconds; a token without one counts as expired. */
export const isExpired = (token: string, nowMs = Date.now()): boolean => (readToken(token).exp ?? 0) <= Math.floor(nowMs / 1000)

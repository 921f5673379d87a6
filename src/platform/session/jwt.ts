/**
 * Expiry of a JWT: its `exp`, in seconds since 1970; undefined if absent or unreadable. Only the service verifies the
 * signature.
 */
export function jwtExpiry(token: string): number | undefined {
  try {
    const payload = token.replace(/^Bearer\s+/i, '').split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return inSeconds(exp)
  } catch {
    return undefined
  }
}

/**
 * From this value on, an `exp` is treated as milliseconds. The value is the year 5138 in seconds but the year 1973 in
 * milliseconds, so no realistic expiry is misread.
 */
const MORE_THAN_SECONDS = 100_000_000_000

function inSeconds(exp: unknown): number | undefined {
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return undefined
  return exp < MORE_THAN_SECONDS ? exp : exp / 1000
}

/** True if `exp` has passed, compared in whole seconds. A token without `exp` is treated as expired. */
export const isExpired = (token: string, nowMs = Date.now()): boolean =>
  (jwtExpiry(token) ?? 0) <= Math.floor(nowMs / 1000)

/** When a JWT expires: its `exp`, in seconds since 1970; undefined where it names none or cannot be read. The signature is not verified: the service does that. */
export function jwtExpiry(token: string): number | undefined {
  try {
    const payload = token.replace(/^Bearer\s+/i, '').split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return inSeconds(exp)
  } catch {
    return undefined
  }
}

/** In seconds this is the year 5138, in milliseconds 1973. */
const MORE_THAN_SECONDS = 100_000_000_000

function inSeconds(exp: unknown): number | undefined {
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return undefined
  return exp < MORE_THAN_SECONDS ? exp : exp / 1000
}

/** Whether `exp` is past, in whole seconds; a token without one counts as expired. */
export const isExpired = (token: string, nowMs = Date.now()): boolean => (jwtExpiry(token) ?? 0) <= Math.floor(nowMs / 1000)

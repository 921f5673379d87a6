/** The values that a tester gives in the header `Prefer: code=422, example=refused, delay=500`. */
export interface Preference {
  readonly code?: number
  readonly example?: string
  readonly delayMs: number
}

const LONGEST_DELAY_MS = 120_000

export function readPrefer(header: string | undefined): Preference {
  const wishes = Object.fromEntries((header ?? '').split(/[,;]/).map((part) => part.trim().split('=', 2))) as Record<
    string,
    string | undefined
  >
  const code = Number(wishes['code'])
  return {
    ...(Number.isInteger(code) && code >= 100 && { code }),
    ...(wishes['example'] && { example: wishes['example'] }),
    delayMs: Math.min(Math.max(0, Number(wishes['delay']) || 0), LONGEST_DELAY_MS),
  }
}

import { vi } from 'vitest'
import { sessionStore } from '~/platform/session/session-store.ts'

/** A `Storage` in memory. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()
  get length(): number {
    return this.#entries.size
  }
  key = (index: number): string | null => [...this.#entries.keys()][index] ?? null
  getItem = (key: string): string | null => this.#entries.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#entries.set(key, value)
  removeItem = (key: string): void => void this.#entries.delete(key)
  clear = (): void => this.#entries.clear()
}

/** Contents of a storage, by key. */
export const contentOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => [
      storage.key(index) ?? '',
      storage.getItem(storage.key(index) ?? '') ?? '',
    ]),
  )

/**
 * Stubs the few browser objects that platform code reads, with their values in a new tab. The portal's own code is not
 * stubbed.
 */
export function openTab(): {
  readonly session: Storage
  readonly local: Storage
  readonly root: { lang: string; dataset: Record<string, string> }
} {
  const session = new MemoryStorage()
  const local = new MemoryStorage()
  const root = { lang: '', dataset: {} as Record<string, string> }
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('document', { documentElement: root, addEventListener: () => undefined })
  return { session, local, root }
}

/** An unsigned token. The portal does not verify signatures and reads only the claims in the middle part of a token. */
export function makeToken(claims: {
  readonly exp?: unknown
  readonly groups?: unknown
  readonly [name: string]: unknown
}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(claims)}.`
}

export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

/** Signs a member in without the sign-in form. */
export const signInAs = (id: string): void => sessionStore.set({ id, apiToken: 'Bearer aaa' })

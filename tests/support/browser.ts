import { vi } from 'vitest'
import { sessionStore } from '~/platform/session/session-store.ts'

/** A Storage that lives as long as a test. */
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

/** What a tab holds, by key. */
export const contentOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Array.from({ length: storage.length }, (_, index) => [storage.key(index) ?? '', storage.getItem(storage.key(index) ?? '') ?? '']))

/** An empty tab: the few browser objects that platform code reads. Everything the portal itself does stays real. */
export function openTab(): { readonly session: Storage; readonly local: Storage; readonly root: { lang: string; dataset: Record<string, string> } } {
  const session = new MemoryStorage()
  const local = new MemoryStorage()
  const root = { lang: '', dataset: {} as Record<string, string> }
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('document', { documentElement: root })
  return { session, local, root }
}

/** An unsigned token, as the portal reads them: it trusts the service, and looks only at the middle. */
export function makeToken(claims: { readonly exp?: unknown; readonly groups?: unknown; readonly [name: string]: unknown }): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(claims)}.`
}

export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

/** Somebody is signed in, without the sign-in. */
export const signInAs = (id: string): void => sessionStore.set({ id, apiToken: 'Bearer aaa' })

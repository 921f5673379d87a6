/** Every key the portal may keep in session storage: the specification's and those of D-21. A test compares storage with this list. */
export const STORAGE_KEYS = [
  'token',
  'apiToken',
  'email',
  'securityPolicy',
  'loggedIn',
  'displayTimeoutModal',
  'timeoutDeadline',
  'demoActive',
  'isIframe',
  'brand',
  'mslToken',
  'mslNoPassword',
  'connectedCareToken.en',
  'connectedCareToken.fr',
] as const
export type StorageKey = (typeof STORAGE_KEYS)[number]

/** Session storage with only known keys; absent where there is no browser (prerendering). */
export const storage = {
  read: (key: StorageKey): string | null => globalThis.sessionStorage?.getItem(key) ?? null,
  /** An object kept as JSON; undefined when absent or when somebody changed it by hand into something else. */
  readObject: (key: StorageKey): Readonly<Record<string, unknown>> | undefined => {
    try {
      const value: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key) ?? 'null')
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
    } catch {
      return undefined
    }
  },
  write: (key: StorageKey, value: string): void => globalThis.sessionStorage?.setItem(key, value),
  remove: (key: StorageKey): void => globalThis.sessionStorage?.removeItem(key),
  clear: (): void => globalThis.sessionStorage?.clear(),
}

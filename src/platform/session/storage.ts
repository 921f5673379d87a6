/**
 * Every key that the portal may use in session storage: those of the specification, of D-21 and of D-344. A test
 * compares the storage with this list.
 */
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
  'hiddenNews',
] as const
type StorageKey = (typeof STORAGE_KEYS)[number]

/**
 * Values that the browser refuses to store, because site data is blocked or storage is full. A reload loses them and so
 * ends the session.
 */
const memoryFallback = new Map<StorageKey, string>()

/** Session storage; undefined without a browser (prerendering), or if the browser blocks it. */
function area(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Session storage, limited to known keys. */
export const storage = {
  read: (key: StorageKey): string | null => memoryFallback.get(key) ?? area()?.getItem(key) ?? null,
  /**
   * Reads an object from JSON. Returns undefined if nothing is stored, or if a user has changed the stored value to
   * something that is not an object.
   */
  readObject: (key: StorageKey): Readonly<Record<string, unknown>> | undefined => {
    try {
      const value: unknown = JSON.parse(storage.read(key) ?? 'null')
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
    } catch {
      return undefined
    }
  },
  write: (key: StorageKey, value: string): void => {
    memoryFallback.delete(key)
    try {
      area()!.setItem(key, value)
    } catch {
      memoryFallback.set(key, value)
    }
  },
  remove: (key: StorageKey): void => {
    memoryFallback.delete(key)
    area()?.removeItem(key)
  },
  clear: (): void => {
    memoryFallback.clear()
    area()?.clear()
  },
  /** True if the browser stores values for the portal. */
  isPersistent: (): boolean => {
    try {
      const probe = 'probe'
      area()!.setItem(probe, probe)
      area()!.removeItem(probe)
      return true
    } catch {
      return false
    }
  },
}

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
type StorageKey = (typeof STORAGE_KEYS)[number]

/** What the browser does not keep, it being told to block site data or out of room: gone with the document, so a reload signs out. */
const memoryFallback = new Map<StorageKey, string>()

/** Absent where there is no browser (prerendering), or one that may keep nothing. */
function area(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Session storage with only known keys. */
export const storage = {
  read: (key: StorageKey): string | null => memoryFallback.get(key) ?? area()?.getItem(key) ?? null,
  /** An object kept as JSON; undefined when absent or when somebody changed it by hand into something else. */
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
  /** Whether the browser keeps anything for the portal. */
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

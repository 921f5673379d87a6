import { useSyncExternalStore } from 'react'

/** A value outside React with listeners: session, error, banners. Small on purpose; what the services own lives in the query cache. */
export interface Store<T> {
  /** what prerendered markup shows */
  readonly initial: T
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A store for those who only read it. */
export type Readable<T> = Omit<Store<T>, 'set'>

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a store in a component; hydration starts from what was prerendered. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, () => store.initial)

/** What a part of a page needs of a store: it is drawn again when that changes, not with everything else in there. */
export const useStoreSelector = <T, Part>(store: Readable<T>, pick: (value: T) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initial),
  )

const never = () => () => undefined
/** False while a prerendered page is being hydrated: for what only the browser knows (configuration, clock). */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

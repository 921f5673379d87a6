import { useSyncExternalStore } from 'react'

/**
 * A value outside React that informs its listeners about changes, such as the session, the shown error or a banner.
 * Responses of the services are not in stores but in the query cache.
 */
export interface Store<T> {
  /** the value that prerendered markup shows */
  readonly initial: T
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A store that components can read but not change. */
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

/** Reads a store in a component. Hydration starts from the prerendered value. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, () => store.initial)

/** Reads a part of a store. The component renders again only when that part changes. */
export const useStoreSelector = <T, Part>(store: Readable<T>, pick: (value: T) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.initial),
  )

const never = () => () => undefined
/** False during hydration of a prerendered page, for values that only the browser knows (configuration, clock). */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { createContext, type Ref } from 'react'

/** Stands in for react-router's framework mode, which `Link` asks for its own way of prefetching; ours is `preloadPage`. */
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = (): null => null
export const usePrefetchBehavior = (): readonly [boolean, undefined, object] => [false, undefined, {}]
/** the second ref is the one of `usePrefetchBehavior` */
export const mergeRefs = <T>(ref: Ref<T>): Ref<T> => ref

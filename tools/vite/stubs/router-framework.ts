import { createContext } from 'react'
import { neverRun } from './never-run.ts'

/** Replaces react-router's framework mode. An undefined context tells the router that the mode is off. */
export const FrameworkContext = createContext(undefined)

/**
 * The other exports are for the router's own links, which the portal does not use (src/platform/pages/navigation.tsx).
 */
export const PrefetchPageLinks = /* @__PURE__ */ neverRun('PrefetchPageLinks')
export const usePrefetchBehavior = /* @__PURE__ */ neverRun('usePrefetchBehavior')
export const mergeRefs = /* @__PURE__ */ neverRun('mergeRefs')

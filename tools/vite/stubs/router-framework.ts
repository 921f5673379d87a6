import { createContext } from 'react'
import { neverRun } from './never-run.ts'

/** Stands in for react-router's framework mode: the router asks whether it is on, and it is not. */
export const FrameworkContext = createContext(undefined)

/** The rest is for the router's own links; the portal has others (src/platform/pages/navigation.tsx). */
export const PrefetchPageLinks = /* @__PURE__ */ neverRun('PrefetchPageLinks')
export const usePrefetchBehavior = /* @__PURE__ */ neverRun('usePrefetchBehavior')
export const mergeRefs = /* @__PURE__ */ neverRun('mergeRefs')

import { neverRun } from './never-run.ts'

/**
 * Replaces react-router's instrumentation. At each navigation the router asks this function for instrumentation, of
 * which the portal has none.
 */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

/** The other exports are for an option that the portal does not use. */
export const getRouteInstrumentationUpdates = /* @__PURE__ */ neverRun('getRouteInstrumentationUpdates')
export const instrumentClientSideRouter = /* @__PURE__ */ neverRun('instrumentClientSideRouter')

import { neverRun } from './never-run.ts'

/**
 * Replaces react-router's instrumentation. At each navigation the router calls this function to get a measurement, and
 * there is none.
 */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

/** The other exports are for an option that the portal does not use. */
export const getRouteInstrumentationUpdates = /* @__PURE__ */ neverRun('getRouteInstrumentationUpdates')
export const instrumentClientSideRouter = /* @__PURE__ */ neverRun('instrumentClientSideRouter')

import { neverRun } from './never-run.ts'

/** Stands in for react-router's instrumentation: the router asks at each change of page whether somebody measures it, and nobody does. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined

/** The rest runs for an option that the portal does not set. */
export const getRouteInstrumentationUpdates = /* @__PURE__ */ neverRun('getRouteInstrumentationUpdates')
export const instrumentClientSideRouter = /* @__PURE__ */ neverRun('instrumentClientSideRouter')

import { neverRun } from './never-run.ts'

/**
 * Replaces axios' table of statuses, which the portal does not use. Reading a status throws an error that names the
 * stub, instead of returning undefined.
 */
export default /* @__PURE__ */ new Proxy({}, { get: neverRun('HttpStatusCode') })

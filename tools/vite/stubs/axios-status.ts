import { neverRun } from './never-run.ts'

/** Stands in for axios' table of statuses, which nobody calls: to read one says what is missing, where it would be `undefined` without a word. */
export default /* @__PURE__ */ new Proxy({}, { get: neverRun('HttpStatusCode') })

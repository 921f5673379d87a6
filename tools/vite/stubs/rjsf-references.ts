import { neverRun } from './never-run.ts'

/** Replaces RJSF's resolution of references and dependencies, of which the portal's forms have none. */
export default /* @__PURE__ */ neverRun('findSchemaDefinition')
export const makeAllReferencesAbsolute = /* @__PURE__ */ neverRun('makeAllReferencesAbsolute')
export const splitKeyElementFromObject = /* @__PURE__ */ neverRun('splitKeyElementFromObject')

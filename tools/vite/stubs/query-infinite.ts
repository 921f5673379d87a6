import { neverRun } from './never-run.ts'

/** Replaces the query library's infinite queries, which load one page after the other. The portal has none. */
export const infiniteQueryBehavior = /* @__PURE__ */ neverRun('infiniteQueryBehavior')

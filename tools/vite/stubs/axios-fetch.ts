import { neverRun } from './never-run.ts'

/** Replaces axios' fetch adapter, because browsers send with XMLHttpRequest (docs/decisions/007). */
export const getFetch = neverRun('the fetch adapter of axios')

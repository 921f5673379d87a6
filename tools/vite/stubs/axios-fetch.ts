import { neverRun } from './never-run.ts'

/** Stands in for axios' fetch adapter: browsers send with XMLHttpRequest (docs/decisions/007). */
export const getFetch = neverRun('the fetch adapter of axios')

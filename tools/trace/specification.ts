import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Ids that a page of docs/specification defines: the first cell of each row of its tables, in their order. */
export const definedIn = (page: string): string[] => [...page.matchAll(/^\| ([A-Z][A-Z0-9]*-\d{2,3}) \|/gm)].map(([, id = '']) => id)

/** Where the specification stands. */
const FOLDER = new URL('../../docs/specification/', import.meta.url)
const read = (page: string): string[] => definedIn(readFileSync(fileURLToPath(new URL(page, FOLDER)), 'utf8'))

/** The rows of the specification, `SHELL-01` to the last. */
export const requirements: readonly string[] = read('requirements.md')
/** The decisions on what it leaves open, `D-01` to the last. */
export const decisions: readonly string[] = read('decisions.md')

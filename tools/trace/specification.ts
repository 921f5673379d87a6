import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Ids that a page of docs/specification defines: the first cell of each row of its tables, in their order. Clauses alone are numbered from one digit on. */
export const definedIn = (page: string): string[] => [...page.matchAll(/^\| ([A-Z][A-Z0-9]*-\d{2,3}|S[01]-[1-9]) \|/gm)].map(([, id = '']) => id)

/** Where the specification stands. */
const FOLDER = new URL('../../docs/specification/', import.meta.url)
export const readPage = (page: string): string => readFileSync(fileURLToPath(new URL(page, FOLDER)), 'utf8')
const read = (page: string): string[] => definedIn(readPage(page))

/** The rows of the specification, `SHELL-01` to the last. */
export const requirements: readonly string[] = read('requirements.md')
/** The decisions on what it leaves open, `D-01` to the last. */
export const decisions: readonly string[] = read('decisions.md')
/** What the insurer is asked, `Q-001` to the last. */
export const questions: readonly string[] = read('questions.md')

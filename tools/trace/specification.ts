import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The ids that a page of docs/specification defines, in order. Each is the first cell of a table row. Only ids of
 * clauses may have a number with one digit.
 */
export const definedIn = (page: string): string[] =>
  [...page.matchAll(/^\| ([A-Z][A-Z0-9]*-\d{2,3}|S[01]-[1-9]) \|/gm)].map(([, id = '']) => id)

/** Folder of the specification. */
const FOLDER = new URL('../../docs/specification/', import.meta.url)
export const readPage = (page: string): string => readFileSync(fileURLToPath(new URL(page, FOLDER)), 'utf8')
const read = (page: string): string[] => definedIn(readPage(page))

/** Ids of the requirements, from `SHELL-01` to the last. */
export const requirements: readonly string[] = read('requirements.md')
/** Ids of the decisions on what the specification leaves open, from `D-01` to the last. */
export const decisions: readonly string[] = read('decisions.md')
/** Ids of the questions to the insurer, from `Q-001` to the last. */
export const questions: readonly string[] = read('questions.md')

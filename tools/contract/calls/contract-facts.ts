import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OperationId } from '../../../generated/operations.ts'
import { readFacts, readQuestions, readUsedOperations, type ContractFacts } from './facts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const below = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${folder}/${file}`, 'utf8'))

const portal = below('src')

/**
 * The contract's declarations for each operation, and the operations that the portal calls. This module reads them from
 * files, so it works only in Node. Tests in a browser get them through a command of the test runner
 * (tests/pages/support/commands.ts).
 */
export const contractFacts: ContractFacts = readFacts(
  ['generated/account/client', 'generated/member/client'].flatMap(below),
)
export const usedOperations: readonly OperationId[] = readUsedOperations(portal)
/** operations that the portal calls through TanStack Query */
export const questions: readonly OperationId[] = readQuestions(portal)

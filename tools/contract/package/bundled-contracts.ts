/**
 * Replaces `tools/generate/contracts/bundle.ts` in the package (see `build.ts`). In the package, the contracts are
 * already bundled and never edited; they are in the folder beside that of the programs.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SourceProblem } from '../../generate/source-problem.ts'

export class ContractProblem extends SourceProblem {}

const root = fileURLToPath(new URL('..', import.meta.url))

export const bundlePath = (service: string): string =>
  root + readdirSync(root).find((file) => file.startsWith(`${service}-`) && file.endsWith('.yaml'))!

export const ensureBundles = (): Promise<void> => Promise.resolve()

export const followContracts = (): (() => void) => () => undefined

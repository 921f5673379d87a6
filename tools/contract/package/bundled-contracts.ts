/**
 * What `tools/generate/contracts/bundle.ts` is in the package: the contracts are bundled already, beside the folder of
 * the programs, and nobody edits them. `build.ts` puts it in the place of that module.
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

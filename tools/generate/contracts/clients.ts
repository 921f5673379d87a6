import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { generate, type Options } from 'orval'
import config from '../../../orval.config.ts'
import { ContractProblem, SCRATCH } from './bundle.ts'
import type { Service } from './operation.ts'

/** Runs orval for the calls, types and schemas of some services, then makes its text fit where it will stand. */
export async function generateClients(services: readonly Service[]): Promise<void> {
  for (const [name, options] of Object.entries(config as Record<string, Options>)) {
    if (!services.some((service) => name.startsWith(service))) continue
    try {
      await generate(options, process.cwd(), { logLevel: 'error', throwOnError: true })
    } catch (error) {
      throw new ContractProblem(
        `openapi/${name.replace('Zod', '')}/openapi.yaml ${(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')}`,
        { cause: error },
      )
    }
  }
  for (const file of globSync(`${SCRATCH}/**/*.ts`)) writeFileSync(file, tidy(readFileSync(file, 'utf8')))
}

/** Imports as seen from `generated/<service>/client/`, and no heaps of blank lines. */
const tidy = (text: string): string =>
  text
    .replaceAll(/'(?:\.\.\/)+src\//g, "'../../../src/")
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd() + '\n'

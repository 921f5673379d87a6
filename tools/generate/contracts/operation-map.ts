import { writeFileSync } from 'node:fs'
import { SCRATCH } from './bundle.ts'
import { isStatic, readStatuses, type Operation } from './operation.ts'
import type { Contract } from './read-contract.ts'

/**
 * Writes `generated/operations.ts`: facts about each operation for tests and tools, and the versions of the contracts.
 * It is too large to be loaded in a browser.
 */
export function writeOperationMap(contracts: readonly Contract[]): void {
  const rows = contracts.flatMap(({ service, operations }) =>
    operations.map(({ method, path, object }) => {
      const row = {
        service,
        method: method.toUpperCase(),
        path,
        tag: object.tags[0],
        localised: object['x-localised'] === true,
        cache: object['x-cache'] ?? 'session',
        ...(object['x-download'] && { download: object['x-download'] }),
        ...(object['x-static'] && { isStatic: true }),
        statuses: readStatuses(object).declared,
      }
      return `  ${object.operationId}: ${literal(row)},`
    }),
  )
  const versions = contracts.map(({ service, document: { info } }) => `${service} ${info.version}`).join(' and ')
  writeFileSync(
    `${SCRATCH}/operations.ts`,
    `/** Every operation of the two contracts, by its id. Generated from ${versions}. Do not edit. */
export const OPERATIONS = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof OPERATIONS
export interface OperationFacts {
  readonly service: 'account' | 'member'
  readonly method: string
  /** below the base path of the service, parameters in braces */
  readonly path: string
  readonly tag: string
  /** the answer depends on the language */
  readonly localised: boolean
  readonly cache: 'session' | 'none'
  /** name of the file for each language, for documents */
  readonly download?: { readonly en: string; readonly fr: string }
  /** true for a static file at an address of its own, which has no generated call */
  readonly isStatic?: boolean
  readonly statuses: readonly number[]
}
`,
  )
}

/** Writes `generated/operation-traits.ts`: the few facts about operations that the portal needs at run time. */
export function writeOperationTraits(contracts: readonly Contract[]): void {
  const objects = contracts.flatMap(({ operations }) => operations.map(({ object }) => object))
  const localised = objects
    .filter((object) => object['x-localised'] === true)
    .map(({ operationId }) => `'${operationId}'`)
  const downloads = objects.flatMap((object) =>
    object['x-download'] ? [`  ${object.operationId}: ${literal(object['x-download'])},`] : [],
  )
  const isRead = ({ method, object }: Operation) => method === 'get' && !object['x-download']
  const uncached = contracts.flatMap(({ operations }) =>
    operations.filter((each) => isRead(each) && each.object['x-cache'] === 'none'),
  )
  const invalidated = objects.flatMap((object) =>
    object['x-invalidates'] ? [`  ${object.operationId}: ${literal(object['x-invalidates'])},`] : [],
  )
  writeFileSync(
    `${SCRATCH}/operation-traits.ts`,
    `/** What the portal must know of the contracts while it runs. Generated from the contracts. Do not edit. */

/** operations whose answer depends on the language */
export const LOCALISED: ReadonlySet<string> = new Set([${localised.join(', ')}])

/** reads whose responses are not cached */
export const UNCACHED: readonly string[] = [${uncached.map(({ object }) => `'${object.operationId}'`).join(', ')}]

/** the reads that a write invalidates */
export const INVALIDATES: Readonly<Record<string, readonly string[]>> = {
${invalidated.join('\n')}
}

/** names of documents, by operation and language */
export const DOWNLOADS = {
${downloads.join('\n')}
} as const
`,
  )
}

/**
 * Writes `generated/calls.ts`: the types of all generated calls by operation id, for code that implements the
 * operations.
 */
export function writeCallTypes(contracts: readonly Contract[]): void {
  const modules = contracts.flatMap(({ service, operations }) =>
    [...new Set(operations.filter((each) => !isStatic(each)).map(({ object }) => object.tags[0]!))].map((tag) => ({
      name: `${service}${tag[0]!.toUpperCase()}${tag.slice(1)}`,
      file: `./${service}/client/${tag}.ts`,
    })),
  )
  writeFileSync(
    `${SCRATCH}/calls.ts`,
    `/** Every generated call of the two contracts, by its id. Generated from the contracts. Do not edit. */
${modules.map(({ name, file }) => `import type * as ${name} from '${file}'`).join('\n')}

export type Calls = ${modules.map(({ name }) => `typeof ${name}`).join(' &\n  ')}
`,
  )
}

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${literal(part)}`)
      .join(', ')} }`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

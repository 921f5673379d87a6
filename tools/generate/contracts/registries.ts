import { writeFileSync } from 'node:fs'
import { SCRATCH } from './bundle.ts'
import { readStatuses, type Operation, type ResponseObject } from './operation.ts'
import { pascal, resolve, type Contract } from './read-contract.ts'

const HEADER = '/** Generated from the contracts. Do not edit. */\n'

/**
 * Writes `registry.ts`: the schema of every declared response by "operationId status". A response without JSON (a PDF,
 * an empty body) has an entry that accepts anything, so that a status that is not declared can be recognised.
 */
export function writeRegistries({ service, document, operations }: Contract): void {
  const target = `${SCRATCH}/${service}/zod`
  const answers = operations.map((operation) => ({ operation, entries: answersOf(operation, document) }))
  writeFileSync(
    `${target}/registry.ts`,
    `${HEADER}import * as zod from 'zod/mini'\n${importsByTag(answers.map(({ operation, entries }) => ({ operation, names: entries.flatMap(({ schema }) => schema ?? []) })))}
/** What is wrong with an answer, and where; of a text in another form than the contract says: that form. */
export interface AnswerIssue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly pattern?: string
  /** of another type than this */
  readonly expected?: string
}
export interface AnswerSchema {
  safeParse: (value: unknown) => { success: true; data: unknown } | { success: false; error: { issues: readonly AnswerIssue[] } }
}
const anything: AnswerSchema = /*#__PURE__*/ zod.unknown()

export const registry: Record<string, AnswerSchema> = {
${answers.flatMap(({ entries }) => entries.map(({ key, schema }) => `  '${key}': ${schema ?? 'anything'},`)).join('\n')}
}
`,
  )
}

/**
 * Writes `requests.ts`: the schema of every request body by operation id. It is a separate module, which is loaded with
 * the first write.
 */
export function writeRequestSchemas({ service, operations }: Contract): void {
  const writes = operations.filter(({ object }) => object.requestBody)
  const schemaOf = ({ object }: Operation) => `${pascal(object.operationId)}Body`
  writeFileSync(
    `${SCRATCH}/${service}/zod/requests.ts`,
    `${HEADER}import type { AnswerSchema } from './registry.ts'\n${importsByTag(writes.map((operation) => ({ operation, names: [schemaOf(operation)] })))}
export const requests: Record<string, AnswerSchema> = {
${writes.map((operation) => `  ${operation.object.operationId}: ${schemaOf(operation)},`).join('\n')}
}
`,
  )
}

function answersOf({ object }: Operation, document: object): { key: string; schema: string | undefined }[] {
  return readStatuses(object).declared.map((status) => {
    const response = resolve<ResponseObject>(document, object.responses[status]!)
    const isJson = response.content?.['application/json'] !== undefined
    return {
      key: `${object.operationId} ${status}`,
      schema: isJson ? `${pascal(object.operationId)}${status}Response` : undefined,
    }
  })
}

function importsByTag(uses: { operation: Operation; names: string[] }[]): string {
  const byTag = Map.groupBy(uses, ({ operation }) => operation.object.tags[0]!)
  return [...byTag]
    .map(
      ([tag, entries]) =>
        `import {\n${entries.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('')}} from './${tag}.zod.ts'\n`,
    )
    .join('')
}

import type { ContractDocument, Operation } from '../../generate/contracts/operation.ts'
import { resolve } from '../../generate/contracts/read-contract.ts'
import type { Schema } from './valid-values.ts'

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly schema: Schema
}

/** The values of a request without its URL: path and query parameters, and body. */
export interface RequestParts {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** The parameters of an operation in one location such as `query`, including those declared for its path. */
export function parametersIn(
  document: ContractDocument,
  { path, object }: Operation,
  place: 'path' | 'query' | 'header',
): Parameter[] {
  const owners = [document.paths[path], object] as { parameters?: { $ref: string }[] }[]
  return owners
    .flatMap((owner) => owner.parameters ?? [])
    .map((each) => resolve<Parameter>(document, each))
    .filter((each) => each.in === place)
}

/** A valid request built from the contract's examples. */
export function exampleRequest(document: ContractDocument, operation: Operation): RequestParts {
  const inPlace = (place: 'path' | 'query') =>
    Object.fromEntries(parametersIn(document, operation, place).map((each) => [each.name, exampleOf(document, each)]))
  return { path: inPlace('path'), query: inPlace('query'), body: exampleBody(document, operation) }
}

function exampleOf(document: ContractDocument, { name, example, schema }: Parameter): unknown {
  const found = resolve<Schema>(document, schema)
  const value =
    example ??
    found.examples?.[0] ??
    found.enum?.[0] ??
    (found.type === 'integer' ? 1 : found.type === 'boolean' ? true : 'x')
  if (value === undefined) throw new Error(`No valid value for ${name}: give the parameter an example`)
  return value
}

/**
 * The first example of the request body. In a body with uploaded files, `files` contains only the names of the files.
 */
function exampleBody(document: ContractDocument, { object: { requestBody } }: Operation): unknown {
  const [media] = Object.values(requestBody?.content ?? {}) as { examples?: Record<string, { $ref: string }> }[]
  const [example] = Object.values(media?.examples ?? {})
  return example && resolve<{ value: unknown }>(document, example).value
}

export const isForm = ({ object: { requestBody } }: Operation): boolean =>
  'multipart/form-data' in (requestBody?.content ?? {})

/** The schema of the request body, whatever its media type is. */
export const bodySchema = ({ object: { requestBody } }: Operation): Schema | undefined =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => schema as Schema)[0]

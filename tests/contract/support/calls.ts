import type { OperationOptions } from '~/platform/http/client.ts'
import { OPERATIONS, type OperationFacts, type OperationId } from '~generated/operations.ts'
import { bundlePath } from '../../../tools/generate/contracts/bundle.ts'
import { listOperations, type ContractDocument, type OperationObject, type Service } from '../../../tools/generate/contracts/operation.ts'
import { resolve } from '../../../tools/generate/contracts/read-contract.ts'
import { readFileSync } from 'node:fs'
import type { Schema } from './arbitrary.ts'
import yaml from 'js-yaml'

const read = (service: Service) => yaml.load(readFileSync(bundlePath(service), 'utf8')) as ContractDocument
export const documents: Record<Service, ContractDocument> = { account: read('account'), member: read('member') }

const clients = import.meta.glob<Record<string, unknown>>('../../../generated/*/client/*.ts', { eager: true })
type GeneratedCall = (...parameters: unknown[]) => Promise<unknown>

export const factsOf = (id: OperationId): OperationFacts => OPERATIONS[id]
export const everyId = Object.keys(OPERATIONS) as OperationId[]
/** The operations of the two services; files beside them are read without the client. */
export const operationIds = everyId.filter((id) => !factsOf(id).isStatic)
export const fileIds = everyId.filter((id) => factsOf(id).isStatic)

/** The generated function of an operation, or undefined when there is none. */
export const functionOf = (id: OperationId): GeneratedCall | undefined =>
  Object.values(clients).find((module) => id in module)?.[id] as GeneratedCall | undefined

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly schema: Schema & { readonly examples?: readonly unknown[] }
}

/** The parameters of an operation, those of its path included. */
export function parametersOf(id: OperationId, place: 'path' | 'query' | 'header'): Parameter[] {
  const { service, path } = factsOf(id)
  const document = documents[service]
  const owners = [document.paths[path], operationOf(id)] as { parameters?: { $ref: string }[] }[]
  return owners
    .flatMap((owner) => owner.parameters ?? [])
    .map((each) => resolve<Parameter>(document, each))
    .filter((each) => each.in === place)
}

export const operationOf = (id: OperationId): OperationObject =>
  listOperations(factsOf(id).service, documents[factsOf(id).service]).find(({ object }) => object.operationId === id)!.object

/** Valid arguments for any operation, from the examples of the contract: path, query, body. */
export function argumentsOf(id: OperationId): unknown[] {
  const { service } = factsOf(id)
  const document = documents[service]
  return inOrder(
    id,
    Object.fromEntries(parametersOf(id, 'path').map((each) => [each.name, valueOf(document, each)])),
    Object.fromEntries(parametersOf(id, 'query').map((each) => [each.name, valueOf(document, each)])),
    bodyOf(operationOf(id), document),
  )
}

/** Arguments in the order of the generated function: what the path names, the body, the query. */
export function inOrder(id: OperationId, inPath: Readonly<Record<string, unknown>>, query: object, body: unknown): unknown[] {
  const names = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return [...names.map((name) => inPath[name]), ...(body === undefined ? [] : [body]), ...(parametersOf(id, 'query').length > 0 ? [query] : [])]
}

function valueOf(document: ContractDocument, { name, example, schema }: Parameter): unknown {
  const resolved = resolve<Parameter['schema']>(document, schema as { $ref: string })
  const value = example ?? resolved.examples?.[0] ?? resolved.enum?.[0] ?? (resolved.type === 'integer' ? 1 : resolved.type === 'boolean' ? true : 'x')
  if (value === undefined) throw new Error(`No valid value for ${name}: give the parameter an example`)
  return value
}

function bodyOf({ requestBody }: OperationObject, document: ContractDocument): unknown {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const examples = (media as { examples?: Record<string, { $ref: string }> } | undefined)?.examples
  if (!examples) return undefined
  const { value } = resolve<{ value: Record<string, unknown> }>(document, Object.values(examples)[0]!)
  if (type !== 'multipart/form-data') return value
  return { ...value, files: (value['files'] as string[]).map((name) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })) }
}

/** Calls an operation through the generated client; `options` reach the HTTP layer. */
export function call(id: OperationId, options: OperationOptions = {}): Promise<unknown> {
  const generated = functionOf(id)
  if (!generated) throw new Error(`${id} is not generated`)
  const given = argumentsOf(id)
  // optional query parameters keep their place before the options
  return generated(...given, options)
}

import { readFileSync } from 'node:fs'
import { parseYaml } from '../../../tools/generate/contracts/read-contract.ts'
import type { OperationOptions } from '~/platform/http/client.ts'
import { OPERATIONS, type OperationFacts, type OperationId } from '~generated/operations.ts'
import {
  exampleRequest,
  isForm,
  parametersIn,
  type Parameter,
  type RequestParts,
} from '../../../tools/contract/requests/examples.ts'
import { bundlePath } from '../../../tools/generate/contracts/bundle.ts'
import {
  listOperations,
  readTimeout,
  type ContractDocument,
  type Operation,
  type Service,
} from '../../../tools/generate/contracts/operation.ts'

const read = (service: Service) => parseYaml(readFileSync(bundlePath(service), 'utf8')) as ContractDocument
export const documents: Record<Service, ContractDocument> = { account: read('account'), member: read('member') }
const operations = new Map(
  (['account', 'member'] as const)
    .flatMap((service) => listOperations(service, documents[service]))
    .map((each) => [each.object.operationId, each]),
)

const clients = import.meta.glob<Record<string, unknown>>('../../../generated/*/client/*.ts', { eager: true })
type GeneratedCall = (...parameters: unknown[]) => Promise<unknown>

export const factsOf = (id: OperationId): OperationFacts => OPERATIONS[id]
export const everyId = Object.keys(OPERATIONS) as OperationId[]
/** The operations of the two services. Static files are left out, because no generated function requests them. */
export const operationIds = everyId.filter((id) => !factsOf(id).isStatic)
export const fileIds = everyId.filter((id) => factsOf(id).isStatic)

/** The generated function of an operation, or undefined. */
export const functionOf = (id: OperationId): GeneratedCall | undefined =>
  Object.values(clients).find((module) => id in module)?.[id] as GeneratedCall | undefined

export const operationOf = (id: OperationId): Operation => operations.get(id)!
/** The contract's timeout in milliseconds. */
export const timeoutOf = (id: OperationId): number => readTimeout(operationOf(id).object, factsOf(id).service)
export const documentOf = (id: OperationId): ContractDocument => documents[factsOf(id).service]
export const parametersOf = (id: OperationId, place: 'path' | 'query' | 'header'): Parameter[] =>
  parametersIn(documentOf(id), operationOf(id), place)

/** Valid arguments for any operation, from the contract's examples. */
export const argumentsOf = (id: OperationId): unknown[] => inOrder(id, exampleRequest(documentOf(id), operationOf(id)))

/** Arguments in the order of the generated function: the path parameters, the body, the query. */
export function inOrder(id: OperationId, { path, query, body }: RequestParts): unknown[] {
  const names = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const sent = isForm(operationOf(id)) ? withFiles(body) : body
  return [
    ...names.map((name) => path[name]),
    ...(sent === undefined ? [] : [sent]),
    ...(parametersOf(id, 'query').length > 0 ? [query] : []),
  ]
}

/** Replaces files by small ones, because the tests do not read their content. */
const withFiles = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'files' in body && Array.isArray(body.files)
    ? {
        ...body,
        files: body.files.map(
          (_, index) =>
            new File(['%PDF-1.4'], `file-${String(index + 1).padStart(2, '0')}.pdf`, { type: 'application/pdf' }),
        ),
      }
    : body

/** Calls an operation through the generated client, which passes `options` to the HTTP layer. */
export function call(id: OperationId, options: OperationOptions = {}): Promise<unknown> {
  const generated = functionOf(id)
  if (!generated) throw new Error(`${id} is not generated`)
  // The options come after the query parameters, which may be left out.
  return generated(...argumentsOf(id), options)
}

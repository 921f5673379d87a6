export type Service = 'account' | 'member'
export const SERVICES: readonly Service[] = ['account', 'member']

/** The properties of an OpenAPI operation that this generator reads, with our extensions (contracts.md). */
export interface OperationObject {
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: (object | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, ResponseObject>
  'x-timeout-ms'?: number
  'x-error'?: string
  'x-localised'?: boolean
  'x-cache'?: 'session' | 'none'
  /** reads whose cached responses this write invalidates (D-180) */
  'x-invalidates'?: string[]
  'x-download'?: { en: string; fr: string }
  /** true for an operation that this portal adds to those in the specification */
  'x-beyond'?: boolean
  /** true for a static file with its own URL: the contract describes the file, but no call is generated */
  'x-static'?: boolean
}
export interface ResponseObject {
  $ref?: string
  content?: Record<string, { schema: unknown }>
  'x-as-data'?: boolean
  /** `optional` if the specification names no body for the response, so that only the status counts */
  'x-body'?: 'optional'
}
export interface ContractDocument {
  info: { version: string; title: string; description?: string }
  paths: Record<string, Record<string, unknown>>
  components: { responses?: Record<string, ResponseObject>; schemas?: Record<string, unknown> }
}

/** Timeout in milliseconds of operations that declare none (API-003, D-27). */
const DEFAULT_TIMEOUT: Record<Service, number> = { account: 120_000, member: 60_000 }

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

export interface Operation {
  readonly service: Service
  readonly method: string
  readonly path: string
  readonly object: OperationObject
}

export const isStatic = ({ object }: Pick<Operation, 'object'>): boolean => object['x-static'] === true

/** All operations of a document, in its order. */
export function listOperations(service: Service, document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      service,
      method,
      path,
      object: item[method] as OperationObject,
    })),
  )
}

export const readTimeout = (operation: OperationObject, service: Service): number =>
  operation['x-timeout-ms'] ?? DEFAULT_TIMEOUT[service]

export const readFailureName = (operation: OperationObject): string | undefined => operation['x-error']

/**
 * The statuses that an operation declares, and those whose body is returned to the caller (`expected`): declared 2xx
 * statuses, and error statuses marked `x-as-data`. The mark must be on an inline response.
 */
export function readStatuses(operation: OperationObject): { declared: number[]; expected: number[] } {
  const declared = Object.keys(operation.responses)
    .map(Number)
    .toSorted((a, b) => a - b)
  return {
    declared,
    expected: declared.filter((status) => status < 300 || operation.responses[status]?.['x-as-data'] === true),
  }
}

/** The 2xx statuses whose body is ignored, and those whose body may be missing or different from the contract. */
export function readBodies(operation: OperationObject): { ignored: number[]; optional: number[] } {
  const answers = Object.entries(operation.responses).filter(([status]) => Number(status) < 300 && status !== '204')
  const statuses = (matches: (response: ResponseObject) => boolean) =>
    answers.filter(([, response]) => matches(response)).map(([status]) => Number(status))
  return {
    ignored: statuses((response) => !response.$ref && response.content === undefined),
    optional: statuses((response) => response['x-body'] === 'optional'),
  }
}

interface PathItem extends Record<string, unknown> {
  servers?: { url: string }[]
}

/**
 * Splits a document into the operations of the service and its static files. The paths of the static files are those at
 * which the sandbox and the mock serve them.
 */
export function splitStatic<Document extends ContractDocument>(
  document: Document,
): { service: Document; files: Document } {
  const items = Object.entries(document.paths) as [string, PathItem][]
  const beside = items.filter(([, { servers }]) => servers !== undefined)
  const fileAt = ([path, { servers, ...item }]: [string, PathItem]) => [
    `${servers![0]!.url.replace(/\/$/, '')}${path}`,
    item,
  ]
  return {
    service: { ...document, paths: Object.fromEntries(items.filter(([, { servers }]) => servers === undefined)) },
    files: { ...document, paths: Object.fromEntries(beside.map(fileAt)) },
  }
}

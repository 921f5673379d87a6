import { parametersIn } from '../../../tools/contract/requests/examples.ts'
import {
  isStatic,
  listOperations,
  readStatuses,
  readTimeout,
  splitStatic,
  type ContractDocument,
  type Operation,
  type Service,
} from '../../../tools/generate/contracts/operation.ts'
import { resolve } from '../../../tools/generate/contracts/read-contract.ts'

/**
 * An operation in the list of operations agreed with the insurer. A line of the list contains the number, id, service
 * (or `files` for a static file), method, path, statuses, and timeout in milliseconds.
 */
interface Agreed {
  readonly id: string
  readonly place: string
  readonly statuses: readonly number[]
  readonly timeout: number
  /** true if the portal adds this operation to the specification (`x-beyond`) */
  readonly isBeyond?: boolean
}

/** Reads `tests/operations.txt`. */
export const readAgreed = (text: string): Agreed[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, id = '', part = '', method = '', path = '', statuses = '', timeout = ''] = line.split(' ')
      return {
        id,
        place: `${part} ${method} ${path}`,
        statuses: statuses.split(',').map(Number),
        timeout: Number(timeout),
      }
    })

/**
 * Reads the operations from the contracts, in the form of the agreed list. Failures that every operation has are left
 * out, because other rules check them.
 */
export function readDeclared(documents: Readonly<Record<Service, ContractDocument>>): Agreed[] {
  const { service: member, files } = splitStatic(documents.member)
  const parts = { account: documents.account, member, files }
  return Object.entries(parts).flatMap(([part, document]) =>
    listOperations(part === 'account' ? 'account' : 'member', document).map(({ service, method, path, object }) => ({
      id: object.operationId,
      place: `${part} ${method.toUpperCase()} ${path}`,
      statuses: readStatuses(object).declared,
      timeout: readTimeout(object, service),
      isBeyond: object['x-beyond'] === true,
    })),
  )
}

/** Differences between the contracts and the agreed list, one sentence each. */
export function compareOperations(agreed: readonly Agreed[], declared: readonly Agreed[]): string[] {
  const known = new Map(declared.map((each) => [each.id, each]))
  const missing = agreed.flatMap((each) => {
    const found = known.get(each.id)
    if (!found) return [`${each.id} is missing`]
    const absent = each.statuses.filter((status) => !found.statuses.includes(status))
    return [
      ...(found.place === each.place ? [] : [`${each.id} is ${found.place} instead of ${each.place}`]),
      ...(absent.length === 0 ? [] : [`${each.id} does not declare ${absent.join(', ')}`]),
      ...(found.timeout === each.timeout ? [] : [`${each.id} waits ${found.timeout} ms instead of ${each.timeout}`]),
    ]
  })
  const ids = new Set(agreed.map(({ id }) => id))
  const others = declared.filter(({ id, isBeyond = false }) => !ids.has(id) && !isBeyond)
  return [
    ...missing,
    ...others.map(
      ({ id }) => `${id} is not in the table: a row of tests/operations.txt if it was agreed, x-beyond if it is ours`,
    ),
  ]
}

/** The first gap in the row numbers of the list, as a sentence. The result is empty if there is no gap. */
export function missingRows(text: string): string[] {
  const numbers = text
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(/^OP-(\d+)/.exec(line)?.[1]))
  return numbers
    .flatMap((number, index) =>
      number === index + 1 ? [] : [`row ${index + 1} is OP-${String(number).padStart(3, '0')}`],
    )
    .slice(0, 1)
}

const FAILURES = { account: [429, 500, 503], member: [401, 403, 429, 500, 503] }

/**
 * Operations that do not declare the failures that any call can have. An exception is an operation of the member
 * service without a token, which cannot fail with 401 or 403.
 */
export const withoutFailures = (service: Service, document: ContractDocument): string[] =>
  listOperations(service, document)
    .filter((operation) => !isStatic(operation))
    .flatMap(({ object }) => {
      const isPublic = object.security?.length === 0
      const expected = FAILURES[service].filter((status) => !(isPublic && (status === 401 || status === 403)))
      const absent = expected.filter((status) => !readStatuses(object).declared.includes(status))
      return absent.length > 0 ? [`${object.operationId} does not declare ${absent.join(', ')}`] : []
    })

/**
 * GET operations that return a list and do not declare 204. A service may respond with 204 if the list has no items
 * (001 §4).
 */
export const withoutNothing = (service: Service, document: ContractDocument): string[] =>
  listOperations(service, document)
    .filter((operation) => !isStatic(operation) && operation.method === 'get' && isList(document, operation))
    .filter(({ object }) => !NEED_200.has(object.operationId) && !readStatuses(object).declared.includes(204))
    .map(({ object }) => `${object.operationId} does not declare 204`)

/**
 * Operations with lists for which the specification requires the status 200 or leaves other statuses open (001 §7;
 * COV-54, COV-58, API-072).
 */
const NEED_200: ReadonlySet<string> = new Set(['getLifeDisabilityBenefits', 'getOptionalBenefits', 'listBenefits'])

interface AnyList {
  readonly type?: unknown
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, AnyList>>
}
/** True for a list, and for an object whose required properties are all lists. */
function isListOf(document: ContractDocument, schema: AnyList): boolean {
  const { type, required = [], properties = {} } = resolve<AnyList>(document, schema)
  return (
    type === 'array' || (required.length > 0 && required.every((name) => isListOf(document, properties[name] ?? {})))
  )
}
const isList = (document: ContractDocument, { object }: Operation): boolean =>
  Object.values(object.responses?.['200']?.content ?? {}).some(({ schema }) => isListOf(document, schema ?? {}))

/** Operations with input other than the member's login that declare no status for invalid input. */
export const withoutRefusal = (service: Service, document: ContractDocument): string[] =>
  listOperations(service, document)
    .filter((operation) => !isStatic(operation) && hasInput(document, operation))
    .filter(({ object }) => !readStatuses(object).declared.some((status) => status === 400 || status === 422))
    .map(({ object }) => `${object.operationId} declares neither 400 nor 422`)

const hasInput = (document: ContractDocument, operation: Operation): boolean =>
  operation.object.requestBody !== undefined ||
  (['path', 'query'] as const).some((place) =>
    parametersIn(document, operation, place).some(({ name }) => name !== 'id' && name !== 'email'),
  )

import { OPERATIONS, type OperationId } from '../../../generated/operations.ts'
import type { Fault } from '../../../sandbox/http/faults.ts'
import { problemReply } from '../../../sandbox/http/problems.ts'
import type { ErrorKind } from '../../../src/platform/errors/portal-error.ts'
import type { ContractFacts } from '../../../tools/contract/calls/facts.ts'

/** One way in which a call can fail (reliability-and-security.md, Failures and retries). */
export interface FaultCase {
  readonly name: string
  /** the fault to set in the sandbox; undefined if the browser is offline instead */
  readonly fault?: Pick<Fault, 'status' | 'after'>
  readonly kind: ErrorKind
  /** true if the service may have processed the request */
  readonly mayHaveArrived?: boolean
}

const status = (code: number, kind: ErrorKind): FaultCase => ({ name: String(code), fault: { status: code }, kind })

/**
 * All faults that end with an error. A 401 and a slow response are tested separately, because a call can succeed after
 * them.
 */
export const FAULTS: readonly FaultCase[] = [
  status(500, 'server'),
  { name: 'cut after sending', fault: { status: 'network', after: true }, kind: 'network', mayHaveArrived: true },
  { name: 'time-out', fault: { status: 'hang' }, kind: 'timeout', mayHaveArrived: true },
  { name: 'no network', kind: 'network' },
  status(400, 'validation'),
  status(403, 'forbidden'),
  status(404, 'not-found'),
  status(409, 'conflict'),
  status(422, 'validation'),
  status(429, 'too-many'),
  status(503, 'unavailable'),
  { name: 'empty body', fault: { status: 'empty' }, kind: 'contract', mayHaveArrived: true },
  { name: 'HTML instead of JSON', fault: { status: 'html' }, kind: 'contract', mayHaveArrived: true },
  {
    name: 'JSON that breaks the contract',
    fault: { status: 'broken-contract' },
    kind: 'contract',
    mayHaveArrived: true,
  },
  { ...status(204, 'server'), mayHaveArrived: true },
]

/** True if a fault is a response with a success status and an invalid body. */
const isUnreadable = ({ kind }: FaultCase): boolean => kind === 'contract'

/**
 * True if the HTTP layer treats the fault as a success: the contract declares the fault's status as a response and, if
 * the body is invalid, allows any body. An HTML page is always an error, because a gateway sends it, not the service.
 */
export function endsWell(facts: ContractFacts, operation: OperationId, trouble: FaultCase): boolean {
  const isAnswer = (code: number) => facts.get(operation)?.answers.includes(code) === true
  if (trouble.name === 'HTML instead of JSON') return false
  if (isUnreadable(trouble)) return facts.get(operation)?.anyBody.includes(200) === true
  return typeof trouble.fault?.status === 'number' && isAnswer(trouble.fault.status)
}

interface ExpectedError {
  readonly kind: ErrorKind
  readonly status: number | undefined
  readonly mayHaveArrived: boolean
}

/** The error that the HTTP layer reports for a fault that it does not treat as a success (`endsWell`). */
export function expectedError(facts: ContractFacts, operation: OperationId, trouble: FaultCase): ExpectedError {
  const { fault, kind } = trouble
  // A read that ends with a success that the contract does not name has changed nothing.
  const isHarmless = fault?.status === 204 && OPERATIONS[operation].method === 'GET'
  const mayHaveArrived = !isHarmless && (trouble.mayHaveArrived ?? isBrokenWrite(operation, trouble))
  // An invalid body comes with the status 200. If the operation does not declare 200, the status is the error.
  if (isUnreadable(trouble))
    return { kind: facts.get(operation)?.answers.includes(200) ? kind : 'server', status: 200, mayHaveArrived }
  return { kind, status: typeof fault?.status === 'number' ? fault.status : undefined, mayHaveArrived }
}

/**
 * True for a write that fails with 500. The service may have processed the request: only a response with `Retry-After`
 * says that the request was not processed.
 */
const isBrokenWrite = (operation: OperationId, { fault }: FaultCase): boolean =>
  fault?.status === 500 && OPERATIONS[operation].method !== 'GET'

/** The messages of one language by id. Error messages have no arguments. */
export interface Sentences {
  readonly locale: 'en' | 'fr'
  readonly has: (id: string) => boolean
  readonly say: (id: string) => string
}

/**
 * The message that the portal must show: the message in the response if there is one, otherwise the catalogue's message
 * for the operation's error name, otherwise the catalogue's message for the kind of error. Without a connection it is
 * always the message for that kind, which names the connection.
 */
export function expectedMessage(
  facts: ContractFacts,
  operation: OperationId,
  trouble: FaultCase,
  { locale, has, say }: Sentences,
): string {
  const { fault } = trouble
  const { kind, mayHaveArrived } = expectedError(facts, operation, trouble)
  if (typeof fault?.status === 'number' && fault.status !== 204) return serviceMessage(fault.status, locale)
  const name = facts.get(operation)?.name ?? 'generic'
  const isOffline = kind === 'network' && !mayHaveArrived
  const ids = [
    ...(mayHaveArrived ? [`error.name.${name}.unsure`] : []),
    ...(isOffline ? [] : [`error.name.${name}`]),
    `error.kind.${kind}`,
  ]
  return say(ids.find(has) ?? ids.join(' or '))
}

/** Message of the sandbox for a status, in one language. */
export function serviceMessage(code: number, locale: 'en' | 'fr'): string {
  const { messageEn, messageFr } = problemReply(code).body as { messageEn: string; messageFr: string }
  return locale === 'fr' ? messageFr : messageEn
}

/** True if a fault may be temporary. A read is then retried twice before the page shows the failure (D-148). */
export const isTransient = ({ kind }: FaultCase): boolean => kind === 'network' || kind === 'unavailable'

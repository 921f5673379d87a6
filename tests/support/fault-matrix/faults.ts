import { OPERATIONS, type OperationId } from '../../../generated/operations.ts'
import type { Fault } from '../../../sandbox/http/faults.ts'
import { problemReply } from '../../../sandbox/http/problems.ts'
import type { ErrorKind } from '../../../src/platform/errors/portal-error.ts'
import type { ContractFacts } from '../../../tools/contract/calls/facts.ts'

/** One thing that can go wrong with a call (reliability-and-security.md, Failures and retries). */
export interface FaultCase {
  readonly name: string
  /** what the sandbox does; absent: there is no network */
  readonly fault?: Pick<Fault, 'status' | 'after'>
  readonly kind: ErrorKind
  /** the service may have done what was asked */
  readonly mayHaveArrived?: boolean
}

const status = (code: number, kind: ErrorKind): FaultCase => ({ name: String(code), fault: { status: code }, kind })

/** All that end with an error; 401 and slowness are tried apart, for they end well. */
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
  { name: 'JSON that breaks the contract', fault: { status: 'broken-contract' }, kind: 'contract', mayHaveArrived: true },
  { ...status(204, 'server'), mayHaveArrived: true },
]

/** The troubles that come with a success: what is wrong is the body. */
const isUnreadable = ({ kind }: FaultCase): boolean => kind === 'contract'

/**
 * Whether nothing is wrong for the HTTP layer: the contract calls this status an answer, and where the body is what is wrong, does without it. A page of
 * HTML is a gateway's.
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

/** The error that the HTTP layer must make of a trouble that does not end well. */
export function expectedError(facts: ContractFacts, operation: OperationId, trouble: FaultCase): ExpectedError {
  const { fault, kind } = trouble
  const mayHaveArrived = trouble.mayHaveArrived ?? isBrokenWrite(operation, trouble)
  // What cannot be read comes with a 200; where that is no answer of the operation, its status is what is wrong.
  if (isUnreadable(trouble)) return { kind: facts.get(operation)?.answers.includes(200) ? kind : 'server', status: 200, mayHaveArrived }
  return { kind, status: typeof fault?.status === 'number' ? fault.status : undefined, mayHaveArrived }
}

/** A service that breaks may have done its work before, unless it says when to come again. */
const isBrokenWrite = (operation: OperationId, { fault }: FaultCase): boolean => fault?.status === 500 && OPERATIONS[operation].method !== 'GET'

/** The sentences of one language, by their ids; those of errors have no arguments. */
export interface Sentences {
  readonly locale: 'en' | 'fr'
  readonly has: (id: string) => boolean
  readonly say: (id: string) => string
}

/** What the portal must say: the service's own words, or those of the catalogue by name or by kind. */
export function expectedMessage(facts: ContractFacts, operation: OperationId, trouble: FaultCase, { locale, has, say }: Sentences): string {
  const { fault } = trouble
  const { mayHaveArrived } = expectedError(facts, operation, trouble)
  if (typeof fault?.status === 'number' && fault.status !== 204) return serviceMessage(fault.status, locale)
  const name = facts.get(operation)?.name ?? 'generic'
  const ids = [...(mayHaveArrived ? [`error.name.${name}.unsure`] : []), `error.name.${name}`, `error.kind.${expectedError(facts, operation, trouble).kind}`]
  return say(ids.find(has) ?? ids.join(' or '))
}

/** What the sandbox says with a status, in one language. */
export function serviceMessage(code: number, locale: 'en' | 'fr'): string {
  const { messageEn, messageFr } = problemReply(code).body as { messageEn: string; messageFr: string }
  return locale === 'fr' ? messageFr : messageEn
}

/** A failure that may be over in a moment: a question is asked twice more before anybody is told (D-148). */
export const isTransient = ({ kind }: FaultCase): boolean => kind === 'network' || kind === 'unavailable'

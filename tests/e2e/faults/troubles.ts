import type { OperationId } from '../../../generated/operations.ts'
import { problemReply } from '../../../sandbox/http/problems.ts'
import type { Fault } from '../../../sandbox/http/faults.ts'
import type { ErrorKind } from '../../../src/platform/errors/portal-error.ts'
import type { MessageId } from '../../../generated/i18n/messages.ts'
import { hasWords, words, type Locale } from '../support/words.ts'
import { errorNameOf, isAnswer } from './contract-facts.ts'

/** One thing that can go wrong with a call (trust.md, Faults). */
export interface Trouble {
  readonly name: string
  /** what the sandbox does; absent: the browser is offline */
  readonly fault?: Pick<Fault, 'status' | 'after'>
  readonly kind: ErrorKind
  /** the service may have done what was asked */
  readonly mayHaveArrived?: boolean
}

const status = (code: number, kind: ErrorKind): Trouble => ({ name: String(code), fault: { status: code }, kind })

/** All that end with an error; 401 and slowness are tried apart, for they end well. */
export const TROUBLES: readonly Trouble[] = [
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

/** Whether the contract calls this answer a success, so that nothing is wrong with it. */
export const endsWell = (operation: OperationId, { fault }: Trouble): boolean => typeof fault?.status === 'number' && isAnswer(operation, fault.status)

/** What the portal must say: the service's own words, or those of the catalogue by name or by kind. */
export function expectedWords(operation: OperationId, { fault, kind, mayHaveArrived }: Trouble, locale: Locale): string {
  if (typeof fault?.status === 'number' && fault.status !== 204) {
    const { messageEn, messageFr } = problemReply(fault.status).body as { messageEn: string; messageFr: string }
    return locale === 'fr' ? messageFr : messageEn
  }
  const name = errorNameOf(operation)
  // An answer that cannot be read comes with a 200; where that is no answer of the operation, its status is what is wrong.
  const shown = kind === 'contract' && !isAnswer(operation, 200) ? 'server' : kind
  const ids = [...(mayHaveArrived ? [`error.name.${name}.unsure`] : []), `error.name.${name}`, `error.kind.${shown}`]
  return words(locale)(ids.find((id) => hasWords(id)) as MessageId)
}

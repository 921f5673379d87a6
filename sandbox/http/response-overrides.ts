import type { Reply } from '../handlers/call.ts'
import { localeOf } from '../bilingual.ts'
import type { Contracts, Match } from './contract.ts'
import type { Persona } from '../personas.ts'
import { exampleFor } from './example-for.ts'
import { faultResponse } from './fault-responses.ts'
import { isRandom, type Fault } from './faults.ts'
import { problemReply } from './problems.ts'

/**
 * The response that a fault asks for: a given body, a named example, random data that matches the contract, or an
 * error. Returns undefined if the handler should respond.
 */
export async function responseOverride(
  fault: Fault | undefined,
  contracts: Contracts,
  match: Match,
  headers: Headers,
  persona: Persona | undefined,
): Promise<Reply | 'cut' | 'hang' | undefined> {
  if (!fault) return undefined
  const locale = localeOf(headers.get('locale') ?? headers.get('accept-language') ?? undefined)
  const status = typeof fault.status === 'number' ? fault.status : undefined
  if (fault.body !== undefined) return { status: status ?? 200, body: fault.body }
  if (fault.example !== undefined) {
    const reply = contracts.example(match, locale, { name: fault.example, status })
    if (!reply)
      return problemReply(500, { code: 'SANDBOX', details: [`${match.operationId} has no example ${fault.example}`] })
    const { id: _, ...asked } = { ...match.query, ...match.path }
    return persona && !(reply.body instanceof Uint8Array) && reply.status < 300
      ? { ...reply, body: exampleFor(reply.body, persona, asked) }
      : reply
  }
  if (isRandom(fault.status)) return contracts.random(match, fault.seed ?? 1, fault.status === 'unfamiliar')
  return fault.status === undefined ? undefined : faultResponse(fault.status)
}

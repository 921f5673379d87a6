import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'

/** A write with its Idempotency-Key. */
interface KeyedRequest {
  /** the member, or nobody */
  readonly login: string
  readonly operationId: string
  readonly key: string
  readonly body: unknown
}

/** What is kept of an answer. */
interface Answer {
  readonly status: number
}

/** What was done under which key: the same request with the same key is answered as it was and does nothing again, for a day. */
export interface Idempotency {
  /** Does it, or waits for and gives the answer of the first time. What was refused may be tried again. */
  runOnce: <A extends Answer>(request: KeyedRequest, work: () => Promise<A>) => Promise<A>
}

const DAY_MS = 86_400_000

export function createIdempotency(database: DatabaseSync, clock: Clock): Idempotency {
  // two of the same may be on their way at once: a browser sends again when a connection dies, while the first is still at work
  const atWork = new Map<string, Promise<Answer>>()

  async function perform<A extends Answer>(id: string, { login }: KeyedRequest, work: () => Promise<A>): Promise<A> {
    const found = database.prepare('select reply from answered where id = ? and at > ?').get(id, clock.now() - DAY_MS) as { reply: string } | undefined
    if (found) return JSON.parse(found.reply) as A
    const reply = await work()
    if (reply.status < 300) {
      database.prepare('delete from answered where at <= ?').run(clock.now() - DAY_MS)
      database.prepare('insert or replace into answered (id, login, reply, at) values (?, ?, ?, ?)').run(id, login, JSON.stringify(reply), clock.now())
    }
    return reply
  }

  return {
    runOnce: <A extends Answer>(request: KeyedRequest, work: () => Promise<A>) => {
      const id = createHash('sha256').update(JSON.stringify(request)).digest('hex')
      const known = atWork.get(id) as Promise<A> | undefined
      if (known) return known
      const started = perform(id, request, work).finally(() => atWork.delete(id))
      atWork.set(id, started)
      return started
    },
  }
}

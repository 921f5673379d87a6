import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'

/** A write with its Idempotency-Key. */
interface KeyedRequest {
  /** the member; an empty text without a session */
  readonly login: string
  readonly operationId: string
  readonly key: string
  readonly body: unknown
}

/** The part of a response that is stored. */
interface Answer {
  readonly status: number
}

/**
 * Writes by their key. For a day, the same request with the same key gets the earlier response, and nothing is done
 * again.
 */
export interface Idempotency {
  /** Does the work, or waits for the first response and returns it. A refused request may be tried again. */
  runOnce: <A extends Answer>(request: KeyedRequest, work: () => Promise<A>) => Promise<A>
}

const DAY_MS = 86_400_000

export function createIdempotency(database: DatabaseSync, clock: Clock): Idempotency {
  // requests at work, because a browser sends a request again when a connection dies, while the first is still at work
  const atWork = new Map<string, Promise<Answer>>()

  async function perform<A extends Answer>(id: string, { login }: KeyedRequest, work: () => Promise<A>): Promise<A> {
    const found = database
      .prepare('select reply from answered where id = ? and at > ?')
      .get(id, clock.now() - DAY_MS) as { reply: string } | undefined
    if (found) return JSON.parse(found.reply) as A
    const reply = await work()
    if (reply.status < 300) {
      database.prepare('delete from answered where at <= ?').run(clock.now() - DAY_MS)
      database
        .prepare('insert or replace into answered (id, login, reply, at) values (?, ?, ?, ?)')
        .run(id, login, JSON.stringify(reply), clock.now())
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

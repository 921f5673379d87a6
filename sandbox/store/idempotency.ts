import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'

/** A write request with its Idempotency-Key. */
interface KeyedRequest {
  /** login of the member; empty if there is no session */
  readonly login: string
  readonly operationId: string
  readonly key: string
  readonly body: unknown
}

/** The fields of a response that this store reads. It keeps only responses with a status below 300. */
interface Answer {
  readonly status: number
  readonly body?: unknown
}

/**
 * Stores the responses to write requests by idempotency key. If the same request arrives again with the same key within
 * a day, the sandbox returns the stored response and does not process the request again.
 */
export interface Idempotency {
  /**
   * Processes a request. If an earlier request had the same key, its response is returned instead; if that request is
   * still in progress, the new one waits. Refusals are not stored, so a refused request can be sent again.
   */
  runOnce: <A extends Answer>(request: KeyedRequest, work: () => Promise<A>) => Promise<A>
}

const DAY_MS = 86_400_000

/** A response as JSON. The bytes of a document, such as a PDF, are in base64. */
const toJson = (reply: Answer): string =>
  JSON.stringify(
    reply.body instanceof Uint8Array
      ? { ...reply, body: undefined, bytes: Buffer.from(reply.body).toString('base64') }
      : reply,
  )

function fromJson(text: string): Answer {
  const { bytes, ...reply } = JSON.parse(text) as Answer & { readonly bytes?: string }
  return bytes === undefined ? reply : { ...reply, body: new Uint8Array(Buffer.from(bytes, 'base64')) }
}

export function createIdempotency(database: DatabaseSync, clock: Clock): Idempotency {
  // Requests in progress. If a connection drops, the browser may resend a request while the first is still being
  // processed.
  const atWork = new Map<string, Promise<Answer>>()

  async function perform<A extends Answer>(id: string, { login }: KeyedRequest, work: () => Promise<A>): Promise<A> {
    const found = database
      .prepare('select reply from answered where id = ? and at > ?')
      .get(id, clock.now() - DAY_MS) as { reply: string } | undefined
    if (found) return fromJson(found.reply) as A
    const reply = await work()
    if (reply.status < 300) {
      database.prepare('delete from answered where at <= ?').run(clock.now() - DAY_MS)
      database
        .prepare('insert or replace into answered (id, login, reply, at) values (?, ?, ?, ?)')
        .run(id, login, toJson(reply), clock.now())
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

import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import type { Reply } from '../handlers/call.ts'

/**
 * Applies a JSON Merge Patch (RFC 7396): null removes a field, an object is merged, and any other value replaces what was
 * there. Returns a new value, because the response may contain data that the sandbox keeps.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const fields = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) fields.delete(name)
    else fields.set(name, mergePatch(fields.get(name), value))
  }
  return Object.fromEntries(fields)
}

/**
 * Applies the patch of a fault to a response. A response that is no JSON object stays as it is, and so does an error
 * that the fault did not ask for: fields of a claim do not belong in the message that a session has ended.
 */
export function patchReply(reply: Reply, patch: unknown, isAskedFor: boolean): { reply: Reply; isPatched: boolean } {
  const isPatched = isObject(reply.body) && (isAskedFor || reply.status < 300)
  return { reply: isPatched ? { ...reply, body: mergePatch(reply.body, patch) } : reply, isPatched }
}

interface Media {
  readonly schema?: object
}
interface Response {
  readonly content?: Readonly<Record<string, Media>>
}

/**
 * Says what the successful responses of an operation are, if none of them can be patched: a list, a document, or nothing.
 * Undefined if one of them can be a JSON object.
 */
export function describeUnpatchable(
  document: object,
  responses: Readonly<Record<string, object>> = {},
): string | undefined {
  const contents = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.entries(resolve<Response>(document, response).content ?? {}))
  const types = contents.map(([type, { schema = {} }]) =>
    type === 'application/json' ? typesOf(resolve<{ type?: string | readonly string[] }>(document, schema)) : [type],
  )
  if (types.some((each) => each.length === 0 || each.includes('object'))) return undefined
  if (types.length === 0) return 'without a body'
  return types.some((each) => each.includes('array')) ? 'with a list' : 'with a document'
}

const typesOf = ({ type = [] }: { type?: string | readonly string[] }) => [type].flat() as readonly string[]

/** True for a JSON object: a value with fields, no list and no file. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

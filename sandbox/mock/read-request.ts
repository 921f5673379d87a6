import type { IncomingMessage } from 'node:http'
import { canonicalPath } from '../http/aliases.ts'
import { isDecodable } from '../http/is-decodable.ts'
import { isReply, readBody } from '../http/read-body.ts'
import { problemReply } from '../http/problems.ts'
import type { Reply } from '../handlers/call.ts'

/** A request in the form that Prism expects. */
export interface PrismInput {
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options' | 'trace'
  readonly url: { readonly baseUrl?: string; readonly path: string; readonly query: Record<string, string | string[]> }
  readonly headers: Record<string, string>
  readonly body: unknown
}

/**
 * Reads a request. Returns an error response if the path has invalid escapes, or the body is not valid JSON, is too
 * large or has the wrong media type.
 */
export async function readRequest(
  request: IncomingMessage,
  isForm: (method: string, path: string) => boolean,
): Promise<PrismInput | Reply> {
  const url = new URL(request.url ?? '/', 'http://mock')
  if (!isDecodable(url.pathname)) return problemReply(400)
  const path = canonicalPath(url.pathname)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
  const method = (request.method ?? 'GET').toLowerCase() as PrismInput['method']
  let body: unknown = null
  if (bytes.length > 0) {
    const isMultipart = (headers['content-type'] ?? '').startsWith('multipart/form-data')
    if (isMultipart !== isForm(method, path)) return problemReply(415)
    const read = await readBody(
      new Request('http://mock', {
        method: 'POST',
        headers: { 'content-type': headers['content-type'] ?? '', 'content-length': String(bytes.length) },
        body: bytes,
      }),
    )
    if (isReply(read)) return read
    body = read.body
    headers['content-type'] = 'application/json'
    delete headers['content-length']
  }
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name)
    query[name] = values.length > 1 ? values : values[0]!
  }
  return { method, url: { path, query }, headers, body }
}

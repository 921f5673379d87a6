import type { Reply } from '../handlers/call.ts'
import { problemReply } from './problems.ts'

/** Bytes of the largest request that the sandbox reads: the limit of documents (D-104), and some room. */
const LARGEST_BODY = 60 * 1024 * 1024

export interface ReadBody {
  readonly body: unknown
  readonly files: readonly File[]
}

/** A JSON or multipart body, or the refusal of one that cannot be read. The contract is checked later. */
export async function readBody(request: Request): Promise<ReadBody | Reply> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) return problemReply(413)
  const bytes = request.method === 'GET' || request.method === 'DELETE' ? new Uint8Array() : await readBytes(request)
  if (!bytes) return problemReply(400)
  if (bytes.byteLength > LARGEST_BODY) return problemReply(413)
  if (bytes.byteLength === 0) return { body: undefined, files: [] }
  const type = (request.headers.get('content-type') ?? '').toLowerCase()
  try {
    if (type.startsWith('multipart/form-data')) return await readMultipart(bytes, request.headers.get('content-type')!)
    if (type.includes('json')) return { body: JSON.parse(new TextDecoder().decode(bytes)) as unknown, files: [] }
  } catch (error) {
    return problemReply(400, {
      details: [`The body cannot be read: ${error instanceof Error ? error.message : String(error)}`],
    })
  }
  return problemReply(415, { details: [`A body of ${type || 'no type'}, where JSON or a form is read.`] })
}

/** The bytes of a body; undefined when the client ends the connection early and no longer waits for a response. */
const readBytes = (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  request.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )

/** A form: JSON in fields becomes a value, documents stay files. For the contract, a document is a text of its size. */
async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ReadBody> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const body: Record<string, unknown> = {}
  const files: File[] = []
  for (const [name, value] of form) {
    if (value instanceof File) files.push(value)
    else body[name] = parse(value)
  }
  if (files.length > 0) body['files'] = files.map(({ size }) => `${size} bytes`)
  return { body, files }
}

const parse = (text: string): unknown => (/^\s*[[{]/.test(text) ? (JSON.parse(text) as unknown) : text)

export const isReply = (value: ReadBody | Reply): value is Reply => 'status' in value

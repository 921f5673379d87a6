import type { Reply } from '../handlers/call.ts'
import { problemReply } from './problems.ts'

/** Largest request that is read at all: the limit of documents (D-104) and some room. */
const LARGEST_BODY = 60 * 1024 * 1024

interface ReadBody {
  readonly body: unknown
  readonly files: readonly File[]
}

/** A JSON or multipart body, or the answer to one that cannot be read. Checks against the contract come later. */
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
    return problemReply(400, { details: [`The body cannot be read: ${error instanceof Error ? error.message : String(error)}`] })
  }
  return problemReply(415, { details: [`A body of ${type || 'no type'}, where JSON or a form is read.`] })
}

/** Undefined when the connection ends before the body does: nobody waits for an answer then. */
const readBytes = (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  request.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )

/** JSON in form fields becomes a value, documents stay files; the contract sees a document as the text of its size. */
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

import { HTTPException } from 'hono/http-exception'
import type { Reply } from '../handlers/call.ts'
import { problemReply } from './problems.ts'

/**
 * Size in bytes of the largest request that the sandbox accepts: the size limit for documents (D-104), and some extra.
 */
const LARGEST_BODY = 60 * 1024 * 1024

export interface ReadBody {
  readonly body: unknown
  readonly files: readonly File[]
}

/**
 * Reads a JSON or multipart body. Returns an error response if the body cannot be read. The body is not yet checked
 * against the contract.
 */
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

/** The bytes of a body, or undefined if the client closed the connection before the end. */
const readBytes = (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  request.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )

/**
 * Reads a multipart body. Fields that contain JSON are parsed, and documents stay files. For the contract check, a
 * document is represented by a text of the same size.
 */
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

/** Reads the JSON that a tester sent. A body that is empty or no JSON is refused with a sentence that says which. */
export async function readJson(request: { text: () => Promise<string> }): Promise<unknown> {
  const text = await request.text()
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    const message =
      text.trim() === '' ? 'The body is empty: send JSON.' : `The body is not JSON: ${(error as Error).message}.`
    throw new HTTPException(400, { res: Response.json({ message }, { status: 400 }), cause: error })
  }
}

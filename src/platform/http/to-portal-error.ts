import { AxiosError } from 'axios'
import { PortalError, type ErrorKind, type ErrorName, type ServerText } from '~/platform/errors/portal-error.ts'

interface Context {
  readonly operationId: string
  readonly catalogue?: ErrorName
  readonly toCaller?: boolean
  /** true if the call needs no session; a 401 is then an answer about what was entered */
  readonly isPublic?: boolean
}

const KINDS: Record<number, ErrorKind> = {
  400: 'validation',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'validation',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** Converts an axios error into a PortalError, with the service's message if it has one (ERR-15..17, D-87). */
export async function toPortalError(error: unknown, { isPublic, ...details }: Context): Promise<PortalError> {
  const base = { ...details, cause: error }
  if (!(error instanceof AxiosError)) return new PortalError({ ...base, kind: 'server' })
  if (error.code === AxiosError.ERR_CANCELED) return new PortalError({ ...base, kind: 'cancelled' })
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT)
    return new PortalError({ ...base, kind: 'timeout', mayHaveArrived: true })
  const { response } = error
  if (!response) {
    // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- only a browser sets `onLine`
    const mayHaveArrived = globalThis.navigator?.onLine !== false
    return new PortalError({ ...base, kind: 'network', mayHaveArrived })
  }
  const body = await readBody(response.data)
  const serverText = readServerText(body)
  const retryAfter = readRetryAfter(response.headers['retry-after'])
  const isWrite = error.config?.method?.toUpperCase() !== 'GET'
  const name = readName(body)
  // A gateway refused the call with a page of its own. Its status says nothing about the member or the data.
  const isForeign =
    response.status >= 400 && response.status < 500 && String(response.headers['content-type']).startsWith('text/html')
  return new PortalError({
    ...base,
    ...(name && { catalogue: name }),
    kind: isForeign ? 'unavailable' : (KINDS[isPublic && response.status === 401 ? 422 : response.status] ?? 'server'),
    ...(!isForeign && { status: response.status }),
    // A success status that the contract does not declare is a failure (ERR-02), but the service may have made the
    // change. A service that fails with 5xx may have made the change too.
    mayHaveArrived: isWrite && (response.status < 300 || (response.status >= 500 && retryAfter === undefined)),
    ...(serverText && { serverText }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/**
 * Reads the body of an error response, which arrives in the response type of the call, such as a Blob. An HTML page or
 * an empty body is treated as no body (D-87).
 */
async function readBody(data: unknown): Promise<unknown> {
  const text =
    data instanceof Blob ? await data.text() : data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads the service's message from the body of an error response: an object, or the first of a list (ERR-15..17). */
export function readServerText(body: unknown): ServerText | undefined {
  const item: unknown = Array.isArray(body) ? body[0] : body
  if (typeof item !== 'object' || item === null) return undefined
  const read = (key: string) => {
    const value = (item as Record<string, unknown>)[key]
    return typeof value === 'string' && value.trim() ? value : undefined
  }
  const en = read('messageEn')
  const fr = read('messageFr')
  const plain = read('message')
  const title = read('title')
  if (!en && !fr && !plain && !title) return undefined
  return { ...(en && { en }), ...(fr && { fr }), ...(plain && { plain }), ...(title && { title }) }
}

/**
 * Reads the error name from a response. Only the two names that a service may give to any failure are read (ERR-19,
 * ERR-20).
 */
function readName(body: unknown): ErrorName | undefined {
  const item: unknown = Array.isArray(body) ? body[0] : body
  const name = typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined
  return name === 'NOLOGIN' || name === 'NoToken' ? name : undefined
}

/** Seconds from either format of `Retry-After`; undefined if absent or unreadable. */
function readRetryAfter(value: unknown): number | undefined {
  if (typeof value !== 'string' || !value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

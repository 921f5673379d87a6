import { withAnySignal } from '~/platform/polyfills.ts'
import axios, { AxiosHeaders, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { PortalError, type ErrorName } from '~/platform/errors/portal-error.ts'
import { toPortalError } from './to-portal-error.ts'
import { checkResponse, prepareCheck } from './check-response.ts'
import { parseResponse } from './parse-response.ts'
import { httpConfig, sessionSignal, type ServiceName } from './http-config.ts'

/** What the contract says about one operation; orval's transformer injects it into each generated call. */
export interface OperationOptions extends AxiosRequestConfig {
  operationId?: string
  /** the statuses that are an answer: declared 2xx and `x-as-data`; any other is a failure (API-007, ERR-02, AUTH-03) */
  expect?: readonly number[]
  /** whether the session's token travels (D-26) */
  authorization?: 'required' | 'optional' | 'none'
  /** 2xx statuses for which the contract names no body: whatever comes is not read */
  ignoredBodies?: readonly number[]
  /** 2xx statuses that are a success also without the body of the contract (`x-body: optional`) */
  optionalBodies?: readonly number[]
  /** `x-error`: name in the catalogue, or `caller` when the caller shows the failure */
  errorName?: ErrorName | 'caller'
}

/** Commas and colons stay readable in an address: lists travel with commas (D-140). */
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%20', '+')

type Parameter = string | number | boolean | null | undefined

/** A query as axios would write it, whose serializer also knows objects and files: a list repeats its name, nothing is left out. */
export const toQuery = (params: Readonly<Record<string, Parameter | readonly Parameter[]>>): string =>
  Object.entries(params)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each: Parameter) => [name, each] as const))
    .flatMap(([name, value]) => (value === undefined || value === null ? [] : `${encode(name)}=${encode(String(value))}`))
    .join('&')

// Only XMLHttpRequest reports the progress of an upload over HTTP/1.1; Node has fetch.
const instance = axios.create({ adapter: 'XMLHttpRequest' in globalThis ? 'xhr' : 'fetch', withCredentials: false, paramsSerializer: toQuery })

async function send<T>(service: ServiceName, config: AxiosRequestConfig, options: OperationOptions = {}): Promise<AxiosResponse<T>> {
  const { operationId = '', expect = [200], authorization = 'required', ignoredBodies = [], optionalBodies = [], errorName, ...overrides } = options
  const env = httpConfig()
  const isWrite = config.method?.toUpperCase() !== 'GET'
  // A browser sends a write again by itself when a kept connection dies: the service tells by the key that it is the same one.
  const key = isWrite && env.sendsIdempotencyKeys?.() !== false ? crypto.randomUUID() : undefined
  const request = async (): Promise<AxiosResponse<T>> => {
    const merged: AxiosRequestConfig = { responseType: 'arraybuffer', ...config, ...overrides }
    const locale = env.locale()
    const headers = AxiosHeaders.from({ ...(config.headers as Record<string, string>), ...(overrides.headers as Record<string, string>) })
    headers.set('Locale', locale)
    if (key) headers.set('Idempotency-Key', key, false)
    else if (isWrite) headers.delete('Idempotency-Key')
    if (service === 'account') headers.set('Client', 'MemberSite')
    else headers.set('Accept-Language', locale)
    const token = authorization === 'none' ? undefined : env.apiToken()
    if (token) headers.set('Authorization', token)
    const signals = merged.signal ? [merged.signal as AbortSignal, sessionSignal()] : [sessionSignal()]
    return withAnySignal(signals, (signal) =>
      instance.request<T>({ ...merged, baseURL: env.baseUrls[service], headers, signal, validateStatus: (status) => expect.includes(status) }),
    )
  }
  const fail = (error: unknown) => toPortalError(error, { operationId, ...errorDisplay(errorName) })
  prepareCheck(service)
  let response: AxiosResponse<T>
  try {
    response = await request()
  } catch (error) {
    const first = await fail(error)
    const canReplay = first.kind === 'unauthorised' && authorization === 'required' && env.reauthenticate && env.apiToken()
    if (!canReplay) throw first
    if (!(await env.reauthenticate?.())) throw asSessionEnded(first)
    try {
      response = await request()
    } catch (again) {
      const second = await fail(again)
      if (second.kind === 'unauthorised') env.refused?.()
      throw asSessionEnded(second)
    }
  }
  if (response.data instanceof ArrayBuffer) response.data = (await parseResponse(response.data)) as T
  const { status } = response
  // without a body an answer is null, whatever its status
  if (status === 204 || response.data === '') response.data = null as T
  const isOptional = optionalBodies.includes(status)
  const broken = (cause?: unknown) => new PortalError({ kind: 'contract', operationId, status, mayHaveArrived: true, cause, ...errorDisplay(errorName) })
  if (isForeign(response) || (!isOptional && !ignoredBodies.includes(status) && isInvalidBody(response))) throw broken()
  if (ignoredBodies.includes(status) || (isOptional && isInvalidBody(response))) response.data = null as T
  else {
    const { data, failure } = await checkResponse(service, operationId, status, response.data, isWrite)
    if (failure && !isOptional) throw broken(failure)
    response.data = (failure ? null : data) as T
  }
  return response
}

/** A page of a gateway, or JSON that broke off on the way: nothing that the service said. A token in the header is its word, whatever the body. */
const isForeign = ({ data, headers }: AxiosResponse<unknown>): boolean => typeof data === 'string' && /^\s*[<{["]/.test(data) && !headers['x-auth']

/** What fails because the session has ended is nobody's error: the sign-in page says why. */
const asSessionEnded = (error: PortalError): PortalError =>
  httpConfig().apiToken() ? error : new PortalError({ kind: 'cancelled', toCaller: true, cause: error })

/** A bare value is no answer but where it is an address (D-197), nothing is none of a read. In every mode (reliability-and-security.md, Failures and retries). */
function isInvalidBody({ status, data, config }: AxiosResponse<unknown>): boolean {
  if (status === 204) return false
  return data === null ? config.method?.toUpperCase() === 'GET' : typeof data !== 'object' && !(typeof data === 'string' && /^https?:/.test(data))
}

/** `caller` is a way of showing, not a name of the catalogue. */
function errorDisplay(errorName: OperationOptions['errorName']): { catalogue?: ErrorName; toCaller?: boolean } {
  if (errorName === 'caller') return { toCaller: true }
  return errorName ? { catalogue: errorName } : {}
}

interface WithHeaders<T> {
  readonly data: T
  readonly headers: Record<string, string | undefined>
}

// orval reads this file: a mutator must be a literal function with two parameters, or the second (what the contract says) is dropped.
export const accountClient = async <T>(config: AxiosRequestConfig, options?: OperationOptions): Promise<T> => (await send<T>('account', config, options)).data
export const memberClient = async <T>(config: AxiosRequestConfig, options?: OperationOptions): Promise<T> => (await send<T>('member', config, options)).data
/** For operations whose answer is partly a header: login and jwt carry the token in `x-auth`. */
export const accountClientWithHeaders = async <T>(config: AxiosRequestConfig, options?: OperationOptions): Promise<WithHeaders<T>> => {
  const { data, headers } = await send<T>('account', config, options)
  return { data, headers: headers as Record<string, string | undefined> }
}

export type BodyType<Body> = Body

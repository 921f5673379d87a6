import { withAnySignal } from '~/platform/polyfills.ts'
import axios, { AxiosHeaders, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { PortalError, type ErrorName } from '~/platform/errors/portal-error.ts'
import { toPortalError } from './to-portal-error.ts'
import { checkResponse, prepareCheck, schemaTimeout } from './check-response.ts'
import { contractCheck, type ContractViolation } from './contract-check.ts'
import { parseResponse } from './parse-response.ts'
import { httpConfig, sessionSignal, type ServiceName } from './http-config.ts'

/**
 * The contract's rules for an operation. orval's transformer (tools/generate/contracts) adds them to each generated
 * call.
 */
export interface OperationOptions extends AxiosRequestConfig {
  operationId?: string
  /**
   * statuses whose body is returned to the caller: declared 2xx statuses and those marked `x-as-data`; any other status
   * is thrown as an error (ERR-02, AUTH-03)
   */
  expect?: readonly number[]
  /** whether the request carries the session's token (D-26) */
  authorization?: 'required' | 'optional' | 'none'
  /** 2xx statuses without a body in the contract: any body is ignored */
  ignoredBodies?: readonly number[]
  /** 2xx statuses for which a call succeeds even without the body that the contract declares (`x-body: optional`) */
  optionalBodies?: readonly number[]
  /** `x-error`: name in the error catalogue, or `caller` if the code that makes the call shows the failure */
  errorName?: ErrorName | 'caller'
  /** name of the file that a download saves, if it is not the one of the contract */
  fileName?: string
}

/**
 * Encodes a query value. Commas and colons stay unescaped, as in the specification's examples: some parameters carry
 * several values in one text, separated by commas (D-140).
 */
const encode = (value: string): string =>
  encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%20', '+')

type Parameter = string | number | boolean | null | undefined

/**
 * Serialises a query as axios does. The serialiser of axios is not used, because it also supports objects and files and
 * is therefore larger. A list becomes one parameter for each item, all with the same name.
 */
export const toQuery = (params: Readonly<Record<string, Parameter | readonly Parameter[]>>): string =>
  Object.entries(params)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each: Parameter) => [name, each] as const),
    )
    .flatMap(([name, value]) =>
      value === undefined || value === null ? [] : `${encode(name)}=${encode(String(value))}`,
    )
    .join('&')

// XMLHttpRequest is used in browsers, because only it reports upload progress over HTTP/1.1. Node has only fetch.
const instance = axios.create({
  adapter: 'XMLHttpRequest' in globalThis ? 'xhr' : 'fetch',
  withCredentials: false,
  withXSRFToken: false,
  paramsSerializer: toQuery,
})

/**
 * Checks a request body and returns the violation, if there is one. In production, only requests to the member service
 * are checked, such as claims and payments. The portal loads the schemas of this service in any case, to check its
 * responses. Requests to the account service are not checked, so that signing in does not wait for schemas. If the
 * schemas cannot be loaded in time, the request is sent unchecked.
 */
async function findViolation(
  service: ServiceName,
  operationId: string,
  body: unknown,
): Promise<ContractViolation | undefined> {
  const isChecked = contractCheck.mode === 'throw' || (contractCheck.mode === 'report' && service === 'member')
  if (body === undefined || !isChecked) return undefined
  const violation = import('./check-request.ts').then(
    ({ checkRequest }) => checkRequest(service, operationId, body),
    () => undefined,
  )
  return Promise.race([violation, schemaTimeout()])
}

async function send<T>(
  service: ServiceName,
  config: AxiosRequestConfig,
  options: OperationOptions = {},
): Promise<AxiosResponse<T>> {
  const {
    operationId = '',
    expect = [200],
    authorization = 'required',
    ignoredBodies = [],
    optionalBodies = [],
    errorName,
    ...overrides
  } = options
  const env = httpConfig()
  const isWrite = config.method?.toUpperCase() !== 'GET'
  // If a reused connection breaks, the browser itself may send a write again. The key lets the service recognise the
  // repeated write.
  const key = isWrite && env.sendsIdempotencyKeys?.() !== false ? crypto.randomUUID() : undefined
  const request = async (): Promise<AxiosResponse<T>> => {
    const merged: AxiosRequestConfig = { responseType: 'arraybuffer', ...config, ...overrides }
    const locale = env.locale()
    const headers = AxiosHeaders.from({
      ...(config.headers as Record<string, string>),
      ...(overrides.headers as Record<string, string>),
    })
    headers.set('Locale', locale)
    if (key) headers.set('Idempotency-Key', key, false)
    else if (isWrite) headers.delete('Idempotency-Key')
    if (service === 'account') headers.set('Client', 'MemberSite')
    else headers.set('Accept-Language', locale)
    const token = authorization === 'none' ? undefined : env.apiToken()
    if (token) headers.set('Authorization', token)
    const signals = merged.signal ? [merged.signal as AbortSignal, sessionSignal()] : [sessionSignal()]
    return withAnySignal(signals, (signal) =>
      instance.request<T>({
        ...merged,
        baseURL: env.baseUrls[service],
        headers,
        signal,
        validateStatus: (status) => expect.includes(status),
      }),
    )
  }
  const fail = (error: unknown) =>
    toPortalError(error, { operationId, isPublic: authorization === 'none', ...errorDisplay(errorName) })
  prepareCheck(service)
  const violation = await findViolation(service, operationId, config.data)
  if (violation)
    throw new PortalError({ kind: 'request', operationId, toCaller: errorName === 'caller', cause: violation })
  let response: AxiosResponse<T>
  try {
    response = await request()
  } catch (error) {
    const first = await fail(error)
    const canReplay =
      first.kind === 'unauthorised' && authorization === 'required' && env.reauthenticate && env.apiToken()
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
  // a response without a body is null, whatever its status
  if (status === 204 || response.data === '') response.data = null as T
  const isOptional = optionalBodies.includes(status)
  const broken = (cause?: unknown) =>
    new PortalError({ kind: 'contract', operationId, status, mayHaveArrived: true, cause, ...errorDisplay(errorName) })
  if (isForeign(response) || (!isOptional && !ignoredBodies.includes(status) && isInvalidBody(response))) throw broken()
  // A bare `false` where a body is optional is an answer, and a no.
  if (isOptional && /^\s*false\s*$/i.test(String(response.data))) response.data = false as T
  else if (ignoredBodies.includes(status) || (isOptional && isInvalidBody(response))) response.data = null as T
  else {
    const { data, failure } = await checkResponse(service, operationId, status, response.data, isWrite)
    if (failure && !isOptional) throw broken(failure)
    response.data = (failure ? null : data) as T
  }
  return response
}

/**
 * True for a body that does not come from the service: a gateway's HTML page or truncated JSON. A response with a token
 * in its header does come from the service, whatever its body is.
 */
const isForeign = ({ data, headers }: AxiosResponse<unknown>): boolean =>
  typeof data === 'string' && /^\s*[<{["]/.test(data) && !headers['x-auth']

/**
 * Errors after the session has ended are treated as cancelled requests, because the sign-in page shows why the session
 * ended.
 */
const asSessionEnded = (error: PortalError): PortalError =>
  httpConfig().apiToken() ? error : new PortalError({ kind: 'cancelled', toCaller: true, cause: error })

/**
 * True for a body that is a primitive value, and for an empty response to a read. As an exception, a URL is a valid
 * body (D-197). An invalid body is rejected in every mode (reliability-and-security.md, Failures and retries).
 */
function isInvalidBody({ status, data, config }: AxiosResponse<unknown>): boolean {
  if (status === 204) return false
  return data === null
    ? config.method?.toUpperCase() === 'GET'
    : typeof data !== 'object' && !(typeof data === 'string' && /^https?:/.test(data))
}

/** `caller` means that the caller shows the error. It is not a name in the error catalogue. */
export function errorDisplay(errorName: OperationOptions['errorName']): { catalogue?: ErrorName; toCaller?: boolean } {
  if (errorName === 'caller') return { toCaller: true }
  return errorName ? { catalogue: errorName } : {}
}

interface WithHeaders<T> {
  readonly data: T
  readonly headers: Record<string, string | undefined>
}

// orval reads this file: a mutator must be a literal function with two parameters, or orval drops the second (the
// options).
export const accountClient = async <T>(config: AxiosRequestConfig, options?: OperationOptions): Promise<T> =>
  (await send<T>('account', config, options)).data
export const memberClient = async <T>(config: AxiosRequestConfig, options?: OperationOptions): Promise<T> =>
  (await send<T>('member', config, options)).data
/** Sends the calls `login` and `getJwt`, which return the token in the header `x-auth`. */
export const accountClientWithHeaders = async <T>(
  config: AxiosRequestConfig,
  options?: OperationOptions,
): Promise<WithHeaders<T>> => {
  const { data, headers } = await send<T>('account', config, options)
  return { data, headers: headers as Record<string, string | undefined> }
}

export type BodyType<Body> = Body

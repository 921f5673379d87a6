import fc from 'fast-check'
import { readStatuses, type Operation } from '../../generate/contracts/operation.ts'
import type { Contract } from '../../generate/contracts/read-contract.ts'
import { invalidValues } from '../requests/invalid-values.ts'
import { bodySchema, exampleRequest, isForm, parametersIn, type RequestParts } from '../requests/examples.ts'
import { validValues } from '../requests/valid-values.ts'
import type { Running, Way } from './service.ts'

/** The token that a request sends: the member's own, none, or one that must not be accepted. */
export type Token = 'own' | 'none' | 'forged' | 'unsigned' | 'expired' | 'ended' | 'foreign'

/** One request, with a function that tells which statuses of the response are violations. */
export interface Attempt {
  readonly what: string
  readonly request: RequestParts
  readonly token: Token
  readonly locale: 'en' | 'fr'
  /** a method or media type that the contract does not declare for the operation */
  readonly way?: Way
  /** describes why a response with this status is a violation; undefined if the status is allowed */
  readonly refuses: (status: number) => string | undefined
  /** true if another part of the service answers instead of this operation, so that only the status is checked */
  readonly isElsewhere?: true
}

interface AttemptOptions {
  readonly seed: number
  /** logins of other members, which are sent in the path together with the member's own token */
  readonly others: readonly string[]
  /** true if a token of another member is available */
  readonly hasForeign: boolean
  /** true if a session could be ended, so that its token must not be accepted any more */
  readonly hasEnded: boolean
  readonly writes: boolean
}

const REFUSED = new Set([400, 404, 409, 413, 415, 422])

/** The requests with which one operation is tested. */
export function attemptsOf(
  contract: Contract,
  operation: Operation,
  running: Running,
  options: AttemptOptions,
): Attempt[] {
  const { document } = contract
  const example = asMember(exampleRequest(document, operation), running)
  const { declared } = readStatuses(operation.object)
  const isSecured = operation.object.security?.length !== 0 && declared.includes(401)
  // if a token is optional, a service may answer a wrong token with 403, as it answers the token of another member
  const isOptional = operation.object.security?.some((each) => Object.keys(each).length === 0) ?? false
  const basic = { request: example, token: 'own', locale: 'en' } as const
  const examples: Attempt[] = isForm(operation)
    ? []
    : (['en', 'fr'] as const).map((locale) => ({
        ...basic,
        what: `the example, ${locale}`,
        request: inLanguage(example, locale),
        locale,
        refuses: (status) => (status >= 500 ? `status ${status}` : undefined),
      }))
  const doors: Attempt[] = isSecured
    ? (['none', 'forged', 'unsigned', 'expired', ...(options.hasEnded ? (['ended'] as const) : [])] as const).map(
        (token) => ({
          ...basic,
          what: TOKENS[token],
          token,
          refuses: (status) =>
            status === 401 || (isOptional && status === 403) ? undefined : `status ${status} instead of 401`,
        }),
      )
    : []
  const languages: Attempt[] =
    operation.object['x-localised'] && !isForm(operation)
      ? [
          {
            ...basic,
            what: 'the example, French of Canada',
            locale: 'fr',
            request: inLanguage(example, 'fr'),
            way: { language: 'fr-CA,en;q=0.5' },
            refuses: (status) => (status >= 500 ? `status ${status}` : undefined),
          },
        ]
      : []
  const refusesOther = (status: number) =>
    status === 401 || status === 403 || status === 404 ? undefined : `status ${status} for data of another member`
  const isOfMember = isSecured && 'id' in example.path
  const others: Attempt[] = [
    ...(isOfMember ? options.others : []).map((other): Attempt => ({
      ...basic,
      what: 'the id of another member',
      request: { ...example, path: { ...example.path, id: other } },
      refuses: refusesOther,
    })),
    ...(isOfMember && options.hasForeign
      ? [{ ...basic, what: TOKENS.foreign, token: 'foreign', refuses: refusesOther } as const]
      : []),
  ]
  const wrong: Attempt[] = breakings(contract, operation, example).map(({ what, request }) => ({
    ...basic,
    what,
    request,
    refuses: (status) =>
      REFUSED.has(status)
        ? undefined
        : status === 401 || status === 403
          ? `status ${status} says who may not, where the request is wrong`
          : `status ${status} where the request must be refused with 400, 404, 409, 413, 415 or 422`,
  }))
  return [
    ...examples,
    ...languages,
    ...doors,
    ...others,
    ...wrong,
    ...generated(contract, operation, example, options),
    ...otherWays(operation, basic, options),
  ]
}

const TOKENS: Readonly<Record<Exclude<Token, 'own'>, string>> = {
  none: 'no token',
  forged: 'a token that nobody signed',
  unsigned: 'a token that says that it needs no signature',
  expired: 'a token that has expired',
  ended: 'the token of a session that was ended',
  foreign: 'the token of another member',
}

/** The example request with the member's own login and password. */
export function asMember({ path, query, body }: RequestParts, { login, password }: Running): RequestParts {
  const identity = Object.fromEntries(['id', 'email'].filter((name) => name in path).map((name) => [name, login]))
  const credentials =
    typeof body === 'object' && body !== null && 'password' in body && 'email' in body
      ? { ...body, email: login, password }
      : body
  return { path: { ...path, ...identity }, query, body: credentials }
}

/** Sets the language in the query, for operations that have `locale` as a query parameter. */
const inLanguage = (request: RequestParts, locale: 'en' | 'fr'): RequestParts =>
  'locale' in request.query ? { ...request, query: { ...request.query, locale } } : request

const RUNS = 4

/**
 * Generates valid requests with different optional parameters and with values at their bounds. The service must not
 * reject any of them as invalid.
 */
function generated(
  { document }: Contract,
  operation: Operation,
  example: RequestParts,
  { seed }: AttemptOptions,
): Attempt[] {
  const parameters = parametersIn(document, operation, 'query')
  if (operation.method !== 'get' || parameters.length === 0) return []
  const queries = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, validValues(document, schema)])),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
  )
  return fc.sample(queries, { numRuns: RUNS, seed }).map((query, index) => ({
    what: `a request of its own, ${index + 1} of ${RUNS}, seed ${seed}`,
    request: { ...example, query },
    token: 'own',
    locale: 'en',
    refuses: (status) =>
      status >= 500 || status === 415 ? `status ${status} for a request that the contract allows` : undefined,
  }))
}

/** A request with a method that the path does not have, and a request with a body of another media type. */
function otherWays(
  operation: Operation,
  basic: Pick<Attempt, 'request' | 'token' | 'locale'>,
  { writes }: AttemptOptions,
): Attempt[] {
  const refuses = (what: string, fits: string) => (status: number) =>
    status >= 400 && status < 500
      ? undefined
      : `status ${status} for ${what}: it must be refused, with ${fits} or another 4xx`
  const method: Attempt[] =
    operation.method === 'get'
      ? [
          {
            ...basic,
            what: 'the method PATCH',
            way: { method: 'PATCH' },
            refuses: refuses('a method that the path does not have', '405'),
            isElsewhere: true,
          },
        ]
      : []
  const media: Attempt[] =
    writes && operation.object.requestBody && !isForm(operation)
      ? [
          {
            ...basic,
            what: 'a body of plain text',
            way: { mediaType: 'text/plain' },
            refuses: refuses('a body of the media type text/plain', '415'),
            isElsewhere: true,
          },
        ]
      : []
  return [...method, ...media]
}

/**
 * Requests that each break one rule. The member's id stays valid, because the service would otherwise report only the
 * id.
 */
function breakings(
  { document }: Contract,
  operation: Operation,
  request: RequestParts,
): { what: string; request: RequestParts }[] {
  const inPlace = (place: 'path' | 'query') =>
    parametersIn(document, operation, place)
      .filter(({ name }) => name in request[place] && name !== 'id' && name !== 'email')
      .flatMap(({ name, schema, required }) => [
        ...invalidValues(document, schema, request[place][name], true, `${place}.${name}`).map(({ what, value }) => ({
          what,
          request: { ...request, [place]: { ...request[place], [name]: value } },
        })),
        ...(required && place === 'query'
          ? [
              {
                what: `query.${name} required`,
                request: {
                  ...request,
                  query: Object.fromEntries(Object.entries(request.query).filter(([key]) => key !== name)),
                },
              },
            ]
          : []),
      ])
  const schema = isForm(operation) ? undefined : bodySchema(operation)
  const sample = schema && (request.body ?? fc.sample(validValues(document, schema), { numRuns: 1, seed: 1 })[0])
  return [
    ...inPlace('path'),
    ...inPlace('query'),
    ...(schema
      ? invalidValues(document, schema, sample, false, 'body').map(({ what, value }) => ({
          what,
          request: { ...request, body: value },
        }))
      : []),
  ]
}

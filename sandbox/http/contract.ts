import { readFileSync } from 'node:fs'
import addFormatsModule from 'ajv-formats'
import { parseYaml } from '../../tools/generate/contracts/read-contract.ts'
import { OpenAPIBackend, type Document, type Operation, type Request } from 'openapi-backend'
import type { OperationId } from '../../generated/operations.ts'
import { bundlePath, ensureBundles } from '../../tools/generate/contracts/bundle.ts'
import { SERVICES, splitStatic, type ContractDocument, type Service } from '../../tools/generate/contracts/operation.ts'
import { responseHeaders } from '../../tools/contract/response-headers.ts'
import type { Schema } from '../../tools/contract/requests/valid-values.ts'
import type { Reply } from '../handlers/call.ts'
import { withRows, type Rows } from '../mock/rows.ts'
import { inLanguage } from './example-for.ts'
import { describeUnpatchable } from './patch.ts'
import { randomValue } from './random-response.ts'

/** A part of the contracts: one of the two services, or the static files. */
export type Part = Service | 'files'
/** Base paths of the services (D-160). Static files have no base path. */
export const BASE: Record<Part, string> = { account: '/accounts', member: '/members', files: '' }
export const partOf = (pathname: string): Part =>
  (['account', 'member'] as const).find((each) => pathname.startsWith(`${BASE[each]}/`)) ?? 'files'

export interface Match {
  readonly part: Part
  readonly operationId: OperationId
  readonly operation: Operation
  readonly isPublic: boolean
  readonly path: Record<string, string>
  readonly query: Record<string, unknown>
}

interface Example {
  readonly value: unknown
  readonly 'x-rows'?: Rows
}
interface Media {
  readonly schema?: Schema
  readonly examples?: Record<string, Example>
}
interface ResponseFacts {
  readonly headers?: Record<string, { required?: boolean }>
  readonly content?: Record<string, Media>
}

/**
 * The two contracts, ready for matching and checking. The validators of an operation are compiled at its first use, so
 * that the sandbox starts quickly.
 */
export interface Contracts {
  match: (method: string, pathname: string, search: string) => Match | 'unknown' | 'method'
  /** Headers that every response under a path has. Static files have none. */
  headersOf: (pathname: string) => Readonly<Record<string, string>>
  /** Checks a request against the contract. Returns one message per problem; none if the request is valid. */
  checkRequest: (
    match: Match,
    request: { headers: Record<string, string>; body: unknown; search: string; pathname: string },
  ) => string[]
  /**
   * Checks a response against the contract. Problems are an undeclared status, a missing header, a wrong media type or
   * a wrong body.
   */
  checkReply: (match: Match, reply: Reply) => string[]
  /**
   * The response of the example with this name and status, in a language. Without a name, it is the response of the
   * operation's default example. Operations without a handler return that example.
   */
  example: (
    match: Match,
    locale: string,
    wanted?: { readonly name: string; readonly status: number | undefined },
  ) => Reply | undefined
  /**
   * A response with random data that matches the contract. Only JSON is random: a response of another type is a fixed
   * document or has an empty body.
   */
  random: (match: Match, seed: number, isUnfamiliar: boolean) => Promise<Reply>
  /** The names of an operation's examples, by status. */
  examplesOf: (operationId: string) => Readonly<Record<string, readonly string[]>>
  /** What the responses of an operation are, if none of them has fields that a patch could change. */
  unpatchable: (operationId: string) => string | undefined
}

const addFormats = addFormatsModule as unknown as (ajv: unknown) => unknown

/**
 * The contracts that were loaded last. They are kept because compiling their validators takes longer than many tests.
 */
let made: { readonly of: string; readonly contracts: Promise<Contracts> } | undefined

/**
 * Returns the contracts of the current bundle files. As long as the files are unchanged, it returns the same objects.
 */
export async function loadContracts(): Promise<Contracts> {
  await ensureBundles()
  const [account, member] = SERVICES.map((service) => readFileSync(bundlePath(service), 'utf8')) as [string, string]
  if (made?.of !== account + member) made = { of: account + member, contracts: makeContracts(account, member) }
  return made.contracts
}

/**
 * Returns a function that finds the operation of a method and a path. The library's own router is not used, because it
 * would compile a pattern of every path for every request.
 */
function routes({ router }: OpenAPIBackend): (method: string, path: string) => Operation | 'method' | 'unknown' {
  const literalOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '')
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const all = router
    .getOperations()
    .map((operation) => ({
      operation,
      pattern: new RegExp(
        `^${operation.path
          .split(/\{[^}]+\}/)
          .map(escaped)
          .join('[^/]+')}/?$`,
      ),
    }))
    // Paths with more literal text are tried first, because a path with a parameter may match the same URL.
    .toSorted((a, b) => literalOf(b.operation.path).length - literalOf(a.operation.path).length)
  return (method, path) => {
    const here = all.filter(({ pattern }) => pattern.test(path))
    return (
      here.find(({ operation }) => operation.method === method)?.operation ?? (here.length > 0 ? 'method' : 'unknown')
    )
  }
}

async function makeContracts(accountBundle: string, memberBundle: string): Promise<Contracts> {
  const ofAccount = parseYaml(accountBundle) as ContractDocument
  const { service, files } = splitStatic(parseYaml(memberBundle) as ContractDocument)
  const said: Record<Part, Readonly<Record<string, string>>> = {
    account: responseHeaders(ofAccount),
    member: responseHeaders(service),
    files: {},
  }
  const [account, member, beside] = await Promise.all([ofAccount, service, files].map(load))
  const apis: Record<Part, OpenAPIBackend> = { account: account!, member: member!, files: beside! }
  const find = { account: routes(account!), member: routes(member!), files: routes(beside!) }
  return {
    match: (method, pathname, search) => {
      const part = partOf(pathname)
      const path = pathname.slice(BASE[part].length)
      const operation = find[part](method.toLowerCase(), path)
      if (typeof operation === 'string') return operation
      const request: Request = { method: method.toLowerCase(), path, query: search, headers: {} }
      const parsed = apis[part].router.parseRequest(request, operation)
      const isPublic =
        (operation.security ?? []).length === 0 || operation.security!.some((way) => Object.keys(way).length === 0)
      return {
        part,
        operationId: operation.operationId as OperationId,
        operation,
        isPublic,
        path: parsed.params as Record<string, string>,
        query: (parsed.query ?? {}) as Record<string, unknown>,
      }
    },
    headersOf: (pathname) => said[partOf(pathname)],
    checkRequest: ({ part, operation }, { headers, body, search, pathname }) => {
      const request = {
        method: operation.method,
        path: pathname.slice(BASE[part].length),
        query: search,
        headers,
        body,
      } as Request
      const problems = apis[part].validateRequest(request, operation).errors ?? []
      return problems.map(({ instancePath, message, keyword }) => `${instancePath || 'request'} ${message ?? keyword}`)
    },
    checkReply: (match, reply) => checkReply(apis[match.part], match, reply),
    example: ({ operation }, locale, wanted) => exampleOf(operation, locale, wanted),
    random: async ({ operation, part }, seed, isUnfamiliar) => {
      const { status, type, media } = firstAnswer(operation)
      if (!media || type !== 'application/json') return exampleOf(operation, 'en')!
      const body = await randomValue(
        apis[part].document as unknown as ContractDocument,
        media.schema!,
        seed,
        isUnfamiliar,
      )
      return { status, body, headers: { 'content-type': type } }
    },
    unpatchable: (operationId) => {
      const api = Object.values(apis).find((each) => each.getOperation(operationId))
      return api && describeUnpatchable(api.document, api.getOperation(operationId)?.responses)
    },
    examplesOf: (operationId) => {
      const operation = Object.values(apis).flatMap((api) => api.getOperation(operationId) ?? [])[0]
      const responses = Object.entries((operation?.responses ?? {}) as Record<string, ResponseFacts>)
      return Object.fromEntries(
        responses.map(([status, { content }]) => [
          status,
          Object.values(content ?? {}).flatMap(({ examples }) => Object.keys(examples ?? {})),
        ]),
      )
    },
  }
}

async function load(document: ContractDocument): Promise<OpenAPIBackend> {
  const api = new OpenAPIBackend({
    definition: document as unknown as Document,
    quick: true,
    coerceTypes: true,
    // The linter has already validated the schemas. Validating them again would double the time to compile a validator.
    ajvOpts: { strict: false, validateSchema: false },
    customizeAjv: (ajv) => {
      addFormats(ajv)
      return ajv
    },
  })
  await api.init()
  // The operations are listed once, because the library's router would list them again for every request.
  const operations = api.router.getOperations()
  api.router.getOperations = () => operations
  return api
}

function checkReply(api: OpenAPIBackend, { operation }: Match, { status, body, headers = {} }: Reply): string[] {
  const declared = (operation.responses as Record<string, ResponseFacts> | undefined)?.[status]
  if (!declared) return [`status ${status} is not declared`]
  const problems = Object.entries(declared.headers ?? {})
    .filter(([name, { required }]) => required && headers[name.toLowerCase()] === undefined)
    .map(([name]) => `header ${name} is missing`)
  const types = Object.keys(declared.content ?? {})
  const sent = body === undefined ? undefined : (headers['content-type'] ?? 'application/json').split(';')[0]!
  if (types.length > 0 && sent === undefined) problems.push('the body is missing')
  if (sent !== undefined && !types.includes(sent))
    problems.push(
      types.length > 0 ? `media type ${sent} instead of ${types.join(', ')}` : 'a body where none is declared',
    )
  if (problems.length > 0 || sent !== 'application/json') return problems
  const { errors } = api.validateResponse(body, operation, status)
  return (errors ?? []).map(({ instancePath, message, keyword }) => `body${instancePath} ${message ?? keyword}`)
}

/** The first successful response that an operation declares. */
function firstAnswer(operation: Operation): { status: number; type: string | undefined; media: Media | undefined } {
  const [status, response] = Object.entries((operation.responses ?? {}) as Record<string, ResponseFacts>).find(
    ([code]) => code.startsWith('2'),
  )!
  const [type, media] = Object.entries(response.content ?? {})[0] ?? []
  return { status: Number(status), type, media }
}

function exampleOf(
  operation: Operation,
  locale: string,
  wanted?: { name: string; status: number | undefined },
): Reply | undefined {
  if (wanted) {
    for (const [status, { content = {} }] of Object.entries(
      (operation.responses ?? {}) as Record<string, ResponseFacts>,
    )) {
      if (wanted.status !== undefined && wanted.status !== Number(status)) continue
      for (const [type, { examples = {} }] of Object.entries(content)) {
        const found = examples[inLanguage(wanted.name, locale, (name) => name in examples)]
        if (found) return asReply(Number(status), type, found)
      }
    }
    return undefined
  }
  const { status, type, media } = firstAnswer(operation)
  if (!media) return { status }
  const examples = media.examples ?? {}
  return asReply(status, type!, (examples[`${locale}-default`] ?? examples['default'] ?? Object.values(examples)[0])!)
}

/** The response for an example. The contract contains documents as base64 data URLs. */
function asReply(status: number, type: string, example: Example): Reply {
  const rows = example['x-rows']
  if (type === 'application/json')
    return { status, body: rows ? withRows(example.value, rows) : example.value, headers: { 'content-type': type } }
  const bytes = new Uint8Array(Buffer.from(String(example.value).replace(/^data:[^,]*,/, ''), 'base64'))
  return { status, body: bytes, headers: { 'content-type': type } }
}

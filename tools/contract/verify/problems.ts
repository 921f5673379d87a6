import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Operation, ResponseObject } from '../../generate/contracts/operation.ts'
import { resolve, type Contract } from '../../generate/contracts/read-contract.ts'
import { parametersIn } from '../requests/examples.ts'
import type { Schema } from '../requests/valid-values.ts'
import type { Answer } from './service.ts'

interface Declared extends ResponseObject {
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly required?: boolean }>>
}
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void
const validators = new WeakMap<object, Ajv2020>()

/** The schema validator for a document. It compiles a schema when it is first needed. */
function validatorOf(document: object): Ajv2020 {
  let ajv = validators.get(document)
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false })
    addFormats(ajv)
    ajv.addKeyword({ keyword: 'x-format', validate: isRealDay, error: { message: 'must be a day of the calendar' } })
    ajv.addSchema({ $id: 'contract', ...document })
    validators.set(document, ajv)
  }
  return ajv
}

/** Where an error is. The index of a list entry is removed, so that a problem of several entries is reported once. */
const placeOf = ({ instancePath }: ErrorObject): string => `body${instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`

/**
 * The errors of texts, lists and flags that are null where the contract allows to leave them out, which the portal
 * reads as empty (D-345). What has a format or a pattern, such as an amount or a date, is no empty text.
 */
function emptyIn(errors: readonly ErrorObject[], check: ValidateFunction, body: unknown): ErrorObject[] {
  const nulls = errors.filter(({ keyword, data, parentSchema = {} }) => {
    const { type, pattern, format, 'x-format': named } = parentSchema as Record<string, unknown>
    const isPlain = pattern === undefined && format === undefined && named === undefined
    return (
      keyword === 'type' &&
      data === null &&
      (/^(?:array|boolean)$/.test(String(type)) || (type === 'string' && isPlain))
    )
  })
  if (nulls.length === 0) return []
  const without = structuredClone(body)
  const parentOf = (path: string) => {
    const keys = path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const parent = keys.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], without)
    return { parent: parent as Record<string, unknown>, name: keys.at(-1) ?? '' }
  }
  const optional = nulls.filter(
    ({ instancePath }) => instancePath !== '' && !Array.isArray(parentOf(instancePath).parent),
  )
  for (const { instancePath } of optional) {
    const { parent, name } = parentOf(instancePath)
    delete parent[name]
  }
  void check(without)
  const needed = new Set(
    (check.errors ?? []).flatMap(({ keyword, instancePath, params }) =>
      keyword === 'required' ? [`${instancePath}/${(params as { missingProperty: string }).missingProperty}`] : [],
    ),
  )
  return optional.filter(({ instancePath }) => !needed.has(instancePath))
}

const MOST_VALUES = 20

/**
 * What the schema demands, with the values that it allows and the type that came instead. The value that came is never
 * named, because it may belong to a real person.
 */
function reasonIn({ keyword, message, params, data }: ErrorObject): string {
  if (keyword === 'enum') {
    const allowed = (params as { allowedValues: readonly unknown[] }).allowedValues
    const more = allowed.length > MOST_VALUES ? ` and ${allowed.length - MOST_VALUES} more` : ''
    return `must be one of ${allowed.slice(0, MOST_VALUES).map(String).join(', ')}${more}`
  }
  if (keyword === 'const') return `must be ${JSON.stringify((params as { allowedValue: unknown }).allowedValue)}`
  // a parameter is sent as text, so a text that is no number has no type of its own
  if (keyword === 'type' && !Number.isNaN(data))
    return `${message ?? keyword}, and is ${data === null ? 'null' : Array.isArray(data) ? 'a list' : `of type ${typeof data}`}`
  return message ?? keyword
}

/** True if a date exists in the calendar. The pattern for dates accepts February 31. */
function isRealDay(format: string, value: unknown): boolean {
  if (!['date8', 'full-date'].includes(format) || typeof value !== 'string') return true
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined) return true // the pattern already reports a text that is not a date
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A violation of the contract, with the operation, the request and the problems. */
export interface Finding {
  readonly operationId: string
  readonly request: string
  readonly problems: readonly string[]
  /** a command that sends the request again */
  readonly curl: string
}

interface Judged {
  readonly problems: string[]
  /** additional properties, which the contract allows but does not name */
  readonly remarks: string[]
  readonly body: unknown
}

/** The names of the headers that the contract declares for a status of an operation. */
export function declaredHeaders({ document }: Contract, { object }: Operation, status: number): string[] {
  const given = object.responses[status]
  return given ? Object.keys(resolve<Declared>(document, given).headers ?? {}) : []
}

/** Problems of a response: undeclared status, missing or wrong header, wrong media type, invalid body. */
export function problemsOf(
  { document }: Contract,
  { object, path, method }: Operation,
  { status, headers, bytes }: Answer,
): Judged {
  const failed = (problems: string[]): Judged => ({ problems, remarks: [], body: undefined })
  const given = object.responses[status]
  if (!given) return failed([`status ${status} is not declared`])
  const declared = resolve<Declared>(document, given)
  const problems = Object.entries(declared.headers ?? {}).flatMap(([name, header]) =>
    headerProblems(document, name, header as { $ref: string }, headers[name.toLowerCase()]),
  )
  if (/\bpublic\b/i.test(headers['cache-control'] ?? '')) problems.push('header cache-control lets everybody keep it')
  const types = Object.keys(declared.content ?? {})
  const sent = bytes.length === 0 ? undefined : (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (types.length > 0 && sent === undefined) problems.push('the body is missing')
  if (sent !== undefined && !types.includes(sent))
    problems.push(
      types.length > 0
        ? `media type ${sent || 'unknown'} instead of ${types.join(', ')}`
        : 'a body where none is declared',
    )
  const charset = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') problems.push(`charset ${charset} instead of utf-8`)
  if (problems.length > 0) return failed(problems)
  if (sent === 'application/pdf' && !isDocument(bytes)) return failed(['the document is no PDF'])
  if (sent === 'application/vnd.apple.pkpass' && !isArchive(bytes)) return failed(['the pass is no ZIP archive'])
  if (sent !== 'application/json') return failed(problems)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch (error) {
    return failed([error instanceof SyntaxError ? 'the body is not JSON' : 'the body is not written in UTF-8'])
  }
  if (status >= 400 && isInOneLanguage(body)) problems.push('the problem has words in one language only')
  const owner = given.$ref ? given.$ref.slice(1) : `/paths/${escape(path)}/${method}/responses/${status}`
  const check = validatorOf(document).getSchema(`contract#${owner}/content/application~1json/schema`)
  if (!check) throw new Error(`No schema for ${object.operationId} ${status}`)
  void check(body)
  const { schema } = declared.content!['application/json']!
  // additional properties of an error response are ignored, because services add them to diagnose their own errors
  const unknown = status < 300 ? unknownProperties(document, schema as Schema, body) : []
  const errors = check.errors ?? []
  const empty = method === 'get' && status === 200 ? emptyIn(errors, check, body) : []
  const wrong = errors.filter((error) => !empty.includes(error)).map((error) => `${placeOf(error)} ${reasonIn(error)}`)
  return {
    problems: [...problems, ...new Set(wrong)],
    remarks: [
      ...[...new Set(unknown)].map((at) => `${at} is in no contract`),
      ...new Set(
        empty.map((error) => `${placeOf(error)} is null, which the portal takes for empty; better leave it out`),
      ),
    ],
    body,
  }
}

/** True if the bytes have the markers with which a PDF begins and ends. */
function isDocument(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(bytes.subarray(from, to))
  return text(0, 5) === '%PDF-' && text(Math.max(0, bytes.length - 1024)).includes('%%EOF')
}

/** True if the bytes begin as a ZIP archive does. */
const isArchive = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'PK\u0003\u0004'

/**
 * True if an error response has exactly one of the fields `messageEn` and `messageFr`, because each request is for one
 * language. The field `message` does not count; gateways use it, because they do not know the language.
 */
function isInOneLanguage(body: unknown): boolean {
  const { messageEn, messageFr } = ((Array.isArray(body) ? body[0] : body) ?? {}) as {
    messageEn?: unknown
    messageFr?: unknown
  }
  return Boolean(messageEn) !== Boolean(messageFr)
}

/** A received request: its query, its body, and its headers by lower-case name. */
export interface Asked {
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | undefined
}

/**
 * Problems of a request: an undeclared query parameter, a missing or invalid parameter or header, or an invalid body.
 * The messages contain no value from the request.
 */
export function problemsOfRequest(
  { document }: Contract,
  operation: Operation,
  { query, headers, body }: Asked,
): string[] {
  const declared = parametersIn(document, operation, 'query')
  const unknown = [...new Set(query.keys())].filter((name) => !declared.some((each) => each.name === name))
  const given = [
    ...declared.map((each) => ({ each, what: `query parameter ${each.name}`, values: query.getAll(each.name) })),
    ...parametersIn(document, operation, 'header').map((each) => ({
      each,
      what: `header ${each.name}`,
      values: [headers[each.name.toLowerCase()]].filter((value) => value !== undefined),
    })),
  ]
  return [
    ...unknown.map((name) => `the query parameter ${name} is in no contract`),
    ...given.flatMap(({ each, what, values }) => {
      if (values.length === 0) return each.required ? [`${what} is missing`] : []
      return textProblems(document, each.schema, values).map((problem) => `${what} ${problem}`)
    }),
    ...bodyProblems(document, operation, headers['content-type'] ?? '', body),
  ]
}

function bodyProblems(
  document: object,
  { path, method, object }: Operation,
  type: string,
  body: Uint8Array | undefined,
): string[] {
  const { content, required } = (object.requestBody ?? {}) as { readonly content?: object; readonly required?: boolean }
  if (!body) return required ? ['the request has no body'] : []
  const sent = type.split(';')[0]!.trim().toLowerCase()
  if (!content || !(sent in content))
    return [
      content ? `the request is ${sent || 'of no media type'}` : 'the request has a body, and its contract has none',
    ]
  if (sent !== 'application/json') return []
  const check = validatorOf(document).getSchema(
    `contract#/paths/${escape(path)}/${method}/requestBody/content/application~1json/schema`,
  )
  if (!check) throw new Error(`No schema for the request of ${object.operationId}`)
  try {
    void check(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return ['the request is not JSON']
  }
  return (check.errors ?? []).map((error) => `request${error.instancePath} ${reasonIn(error)}`)
}

/**
 * Problems of a parameter or header, which is sent as text. If the contract declares a number, the text is parsed. If
 * it declares a list, all values are checked.
 */
function textProblems(document: object, schema: object, values: readonly string[]): string[] {
  const { type } = resolve<Schema>(document, schema)
  const read = (value: string) =>
    type === 'integer' || type === 'number'
      ? Number(value)
      : type === 'boolean' && /^(?:true|false)$/.test(value)
        ? value === 'true'
        : value
  const check = validatorOf(document).compile({
    $defs: {},
    ...(schema as { $ref?: string }),
    ...('$ref' in schema && { $ref: `contract${String(schema.$ref)}` }),
  })
  void check(type === 'array' ? values : read(values[0]!))
  return (check.errors ?? []).map(reasonIn)
}

interface Header {
  readonly required?: boolean
  readonly schema?: object
}

function headerProblems(document: object, name: string, given: { $ref: string }, value: string | undefined): string[] {
  const { required = false, schema } = resolve<Header>(document, given)
  if (value === undefined) return required ? [`header ${name} is missing`] : []
  if (!schema) return []
  return textProblems(document, schema, [value]).map((problem) => `header ${name} ${problem}`)
}

/**
 * Properties that no schema of the response names, as `body.list[].code`. Open schemas allow them, so they are reported
 * only as remarks.
 */
function unknownProperties(document: object, given: Schema, value: unknown, at = 'body'): string[] {
  const schema = resolve<Schema>(document, given)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) {
    // a property is known if any of the alternatives declares it
    const found = alternatives.map((each) => unknownProperties(document, each, value, at))
    return found.toSorted((one, other) => one.length - other.length)[0] ?? []
  }
  if (Array.isArray(value))
    return schema.items ? value.flatMap((each) => unknownProperties(document, schema.items!, each, `${at}[]`)) : []
  if (
    typeof value !== 'object' ||
    value === null ||
    (!schema.properties && schema.additionalProperties !== undefined) ||
    !schema.properties
  )
    return []
  return Object.entries(value).flatMap(([name, each]) => {
    const known = schema.properties![name]
    if (known) return unknownProperties(document, known, each, `${at}.${name}`)
    return typeof schema.additionalProperties === 'object' ? [] : [`${at}.${name}`]
  })
}

const escape = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

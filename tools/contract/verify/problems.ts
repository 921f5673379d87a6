import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Operation, ResponseObject } from '../../generate/contracts/operation.ts'
import { resolve, type Contract } from '../../generate/contracts/read-contract.ts'
import type { Answer } from './service.ts'

interface Declared extends ResponseObject {
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly required?: boolean }>>
}
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void
const validators = new WeakMap<object, Ajv2020>()

/** One validator for each document; schemas are compiled when an answer first needs them. */
function validatorOf(document: object): Ajv2020 {
  let ajv = validators.get(document)
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
    addFormats(ajv)
    ajv.addSchema({ $id: 'contract', ...document })
    validators.set(document, ajv)
  }
  return ajv
}

/** What is wrong with an answer: undeclared status, missing header, wrong media type, wrong body. */
export function problemsOf(
  { document }: Contract,
  { object, path, method }: Operation,
  { status, headers, bytes }: Answer,
): { problems: string[]; body: unknown } {
  const given = object.responses[status]
  if (!given) return { problems: [`status ${status} is not declared`], body: undefined }
  const declared = resolve<Declared>(document, given)
  const problems = Object.entries(declared.headers ?? {})
    .filter(([name, header]) => resolve<{ required?: boolean }>(document, header as { $ref: string }).required && !(name.toLowerCase() in headers))
    .map(([name]) => `header ${name} is missing`)
  const types = Object.keys(declared.content ?? {})
  const sent = bytes.length === 0 ? undefined : (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (types.length > 0 && sent === undefined) problems.push('the body is missing')
  if (sent !== undefined && !types.includes(sent))
    problems.push(types.length > 0 ? `media type ${sent || 'unknown'} instead of ${types.join(', ')}` : 'a body where none is declared')
  if (problems.length > 0) return { problems, body: undefined }
  if (sent === 'application/pdf' && new TextDecoder().decode(bytes.subarray(0, 5)) !== '%PDF-') return { problems: ['the document is no PDF'], body: undefined }
  if (sent !== 'application/json') return { problems, body: undefined }
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return { problems: ['the body is not JSON'], body: undefined }
  }
  const owner = given.$ref ? given.$ref.slice(1) : `/paths/${escape(path)}/${method}/responses/${status}`
  const check = validatorOf(document).getSchema(`contract#${owner}/content/application~1json/schema`)
  if (!check) throw new Error(`No schema for ${object.operationId} ${status}`)
  void check(body)
  return { problems: (check.errors ?? []).map(({ instancePath, message, keyword }) => `body${instancePath} ${message ?? keyword}`), body }
}

const escape = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

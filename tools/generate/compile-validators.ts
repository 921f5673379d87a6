import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { _, Ajv, type CodeKeywordDefinition } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

/** Names only: Ajv writes calls to `runtime.formats.<name>`, the functions run in the browser (src/forms/validators/runtime.ts). */
const FORMAT_NAMES = ['date8', 'email']
const formats = Object.fromEntries(FORMAT_NAMES.map((name) => [name, () => true]))

/** `"lessThan": ["paid", "owed"]`: one amount of an object is less than another, which JSON Schema cannot say. For conditions only. */
const lessThan: CodeKeywordDefinition = {
  keyword: 'lessThan',
  schemaType: 'array',
  code(context) {
    const [one, other] = context.schema as readonly [string, string]
    context.pass(_`Number(${context.data}[${one}]) < Number(${context.data}[${other}])`)
  },
}

const options = {
  verbose: false,
  messages: false,
  allErrors: true,
  strict: false,
  keywords: [lessThan],
  code: { lines: false, optimize: 2, formats: _`runtime.formats` },
}

const RUNTIME: Record<string, string> = {
  'require("ajv/dist/runtime/ucs2length").default': 'runtime.ucs2length',
  'require("ajv/dist/runtime/equal").default': 'runtime.equal',
}

/** Ajv writes CommonJS; its own ES modules option fails. The few requires become imports of our runtime. */
function asModule(code: string, what: string): string {
  const body = code.replace('"use strict";', '').replaceAll(/require\("[^"]+"\)(?:\.\w+)*/g, (call) => {
    const runtime = RUNTIME[call]
    if (!runtime) throw new Error(`${what}: no browser runtime for ${call}`)
    return runtime
  })
  return `// Generated from forms/. Do not edit.\nimport * as runtime from '~/forms/validators/runtime.ts'\nconst exports = {}\nconst module = { exports }\n${body}\nexport const validators = exports\n`
}

/** Everything react-jsonschema-form will ask of a schema, compiled ahead: no `new Function` in the browser (reliability-and-security.md). */
export function compileForm(schema: { $id?: string }): string {
  return asModule(compileSchemaValidatorsCode(schema, { ajvOptionsOverrides: options, ajvFormatOptions: false, customFormats: formats }), schema.$id ?? 'form')
}

/** One function per named schema: the conditions of a wizard. Nobody reads why one does not hold, so that part is left out. */
export function compileConditions(schemas: Readonly<Record<string, object>>): string {
  const ajv = new Ajv({ ...options, allErrors: false, formats, code: { ...options.code, source: true } })
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema, id)
  const code = standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((id) => [id, id])))
  return asModule(code.replaceAll(/validate\d+\.errors = \[\{instancePath.*?\}\];/g, ''), 'conditions')
}

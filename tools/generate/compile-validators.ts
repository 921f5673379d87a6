import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { _, Ajv, type CodeKeywordDefinition } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

/**
 * Names of the formats. Ajv generates calls to `runtime.formats.<name>`, whose functions run in the browser
 * (src/forms/validators/runtime.ts).
 */
const FORMAT_NAMES = ['date8', 'email']
const formats = Object.fromEntries(FORMAT_NAMES.map((name) => [name, () => true]))

/**
 * The keyword `"lessThan": ["paid", "owed"]` requires the first named amount of an object to be less than the second,
 * which JSON Schema cannot express. The keyword may be used only in conditions.
 */
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

/**
 * Converts Ajv's CommonJS output to an ES module; Ajv's own option for this fails. `require` calls in the output become
 * imports of the portal's runtime.
 */
function asModule(code: string, what: string): string {
  const body = code.replace('"use strict";', '').replaceAll(/require\("[^"]+"\)(?:\.\w+)*/g, (call) => {
    const runtime = RUNTIME[call]
    if (!runtime) throw new Error(`${what}: no browser runtime for ${call}`)
    return runtime
  })
  return `// Generated from forms/. Do not edit.\nimport * as runtime from '~/forms/validators/runtime.ts'\nconst exports = {}\nconst module = { exports }\n${body}\nexport const validators = exports\n`
}

/**
 * Compiles all validators that react-jsonschema-form needs for a schema, because the browser must not run `new
 * Function` (reliability-and-security.md).
 */
export function compileForm(schema: { $id?: string }): string {
  return asModule(
    compileSchemaValidatorsCode(schema, {
      ajvOptionsOverrides: options,
      ajvFormatOptions: false,
      customFormats: formats,
    }),
    schema.$id ?? 'form',
  )
}

/**
 * Compiles each named schema, which is a condition of a wizard, to a function. Code for error messages is left out,
 * because conditions report no errors.
 */
export function compileConditions(schemas: Readonly<Record<string, object>>): string {
  const ajv = new Ajv({ ...options, allErrors: false, formats, code: { ...options.code, source: true } })
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema, id)
  const code = standaloneCode(ajv, Object.fromEntries(Object.keys(schemas).map((id) => [id, id])))
  return asModule(code.replaceAll(/validate\d+\.errors = \[\{instancePath.*?\}\];/g, ''), 'conditions')
}

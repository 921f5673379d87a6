import type { RJSFSchema } from '@rjsf/utils'
// `createPrecompiledValidator` is imported from its own file, because the package's index would create an Ajv instance
// when it loads.
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { FormDefinition } from './definition.ts'
import type { FieldFailure, FieldPath } from '~/forms/form-texts.tsx'
import { failedRules } from './validators/run-rules.ts'

/** The properties of Ajv's errors that the portal uses. */
interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Keywords of Ajv's errors about a schema branch as a whole. They are ignored, because errors inside the branch are
 * reported separately.
 */
const NOISE = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not'])

/**
 * Order in which a field's failures are reported (D-162): required, type or format, pattern, length, then the rules of
 * the layout.
 */
const RANK: Readonly<Record<string, number>> = {
  required: 0,
  type: 1,
  enum: 1,
  const: 1,
  format: 1,
  pattern: 2,
  minLength: 3,
  maxLength: 3,
  minimum: 3,
  maximum: 3,
  minItems: 3,
  maxItems: 3,
  uniqueItems: 3,
}
const LAST = 4

type CompiledValidator = ReturnType<typeof createPrecompiledValidator>

/** Validators that the build compiled, because the browser must not run `new Function`. */
export const validatorOf = ({ validators, schema }: FormDefinition): CompiledValidator =>
  createPrecompiledValidator(validators, schema as RJSFSchema)

/** Failures of the answers: at most one per field (AUTH-39). */
export function checkForm(
  definition: FormDefinition,
  validator: CompiledValidator,
  data: unknown,
  now: Date,
): FieldFailure[] {
  const { errors = [] } = validator.rawValidation(definition.schema, data) as { errors?: SchemaError[] | undefined }
  const ranked = [
    ...errors
      .filter((error) => !NOISE.has(error.keyword))
      .map((error) => ({ rank: RANK[error.keyword] ?? LAST, failure: failureOf(error, data) })),
    ...failedRules(definition.ui, (data ?? {}) as Record<string, unknown>, now).map((failure) => ({
      rank: failure.rule === 'required' ? 0 : LAST,
      failure,
    })),
  ].toSorted((a, b) => a.rank - b.rank)
  const first = new Map<string, FieldFailure>()
  for (const { failure } of ranked) {
    const at = failure.path.join('/')
    if (!first.has(at)) first.set(at, failure)
  }
  return [...first.values()]
}

function failureOf({ keyword, instancePath, params }: SchemaError, data: unknown): FieldFailure {
  const at = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
  const path = keyword === 'required' ? [...at, String(params['missingProperty'])] : at
  if (isMissing(keyword, params, valueAt(data, path))) return { path, rule: 'required' }
  const limit = params['limit']
  return {
    path,
    rule: keyword === 'format' ? String(params['format']) : keyword,
    ...((typeof limit === 'number' || typeof limit === 'string') && { values: { limit } }),
  }
}

/**
 * True if the field has no answer, or a required statement was not ticked. The error message then asks for an answer
 * instead of explaining limits.
 */
function isMissing(keyword: string, params: SchemaError['params'], value: unknown): boolean {
  if (keyword === 'required' || value === undefined || value === null || value === '') return true
  if (keyword === 'minItems') return Array.isArray(value) && value.length === 0
  return keyword === 'const' && params['allowedValue'] === true && value === false
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | undefined)?.[part], data)

/** Names of the fields that conditions of the schema use, at any depth: their answers show or hide other questions. */
export function conditionFields(schema: unknown, isCondition = false, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (isCondition && key === 'properties') for (const name of Object.keys(value as object)) found.add(name)
    if (isCondition && key === 'required' && Array.isArray(value)) for (const name of value) found.add(String(name))
    conditionFields(value, isCondition || CONDITIONS.has(key), found)
  }
  return found
}
const CONDITIONS = new Set(['if', 'oneOf', 'anyOf', 'not', 'dependentRequired', 'dependentSchemas'])

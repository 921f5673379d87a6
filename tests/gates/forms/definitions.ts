import { basename, join } from 'node:path'
import type { FormUi, Rule } from '~/forms/definition.ts'
import { resolveSchema } from '../../../tools/generate/resolve-schema.ts'
import { files, readJson, ROOT } from '../support/repository.ts'

/** The part of JSON Schema that our forms use. */
export interface Schema {
  readonly $id?: string
  readonly $ref?: string
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly { readonly then?: Schema }[]
  readonly [keyword: string]: unknown
}

export interface Form {
  readonly name: string
  readonly file: string
  readonly id: string
  /** the schema as written in the file */
  readonly written: Schema
  /** the schema with the contract's rules in place of references */
  readonly schema: Schema
  readonly ui: FormUi
}

/** All forms except those that join other forms. A joined form has no fields, rules or messages of its own. */
export const readForms = (): Form[] =>
  files(/^forms\/.+\.schema\.json$/).flatMap((file) => {
    const schema = resolveSchema(ROOT, join(ROOT, file)) as Schema
    if (schema['joins']) return []
    return {
      name: basename(file, '.schema.json'),
      file,
      id: schema.$id ?? '',
      written: readJson(file),
      schema,
      ui: readJson(file.replace('.schema.json', '.ui.json')),
    }
  })

/** A field of the schema: its name, its schema, and whether it can be required. */
interface SchemaField {
  readonly name: string
  readonly schema: Schema
  readonly canBeRequired: boolean
}

/** The fields of one level of a schema, including those in its conditions. */
export function fieldsOf(schema: Schema): SchemaField[] {
  const parts: Schema[] = [schema]
  for (const part of parts) parts.push(...(part.allOf ?? []).flatMap(({ then }): Schema[] => (then ? [then] : [])))
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  const found = new Map<string, SchemaField>()
  for (const part of parts)
    for (const [name, field] of Object.entries(part.properties ?? {}))
      if (!found.has(name)) found.set(name, { name, schema: field, canBeRequired: required.has(name) })
  return [...found.values()]
}

/** True if a field is a list of lines, each with fields of its own. */
export const isList = ({ type, items }: Schema): boolean => type === 'array' && items?.type === 'object'

/** A field of a form: its key in messages, its rules, its layout. */
export interface Field extends SchemaField {
  readonly key: string
  readonly ui: FormUi['fields'][string]
}

/** Every field of a form with its layout. Fields without a layout are left out: `layoutDifferences` reports them. */
export const allFields = (schema: Schema, ui: FormUi, path: readonly string[] = []): Field[] =>
  fieldsOf(schema).flatMap((field): Field[] => {
    const layout = ui.fields[field.name]
    if (!layout) return []
    const key = [...path, field.name]
    return [
      { ...field, key: key.join('.'), ui: layout },
      ...(isList(field.schema) && layout.items ? allFields(field.schema.items ?? {}, layout.items, key) : []),
    ]
  })

/**
 * The name and argument of a rule such as `"date8"` or `{ "amount": { … } }`, and the arguments that its message may
 * contain.
 */
export function ruleOf(rule: Rule): {
  readonly name: string
  readonly values: readonly string[]
  readonly argument: unknown
} {
  if (typeof rule === 'string') return { name: rule, values: [], argument: undefined }
  const { when: _when, ...rest } = rule
  const [[name, argument] = ['', undefined]] = Object.entries(rest)
  const isBounds = typeof argument === 'object' && argument !== null && !Array.isArray(argument)
  return {
    name,
    argument,
    values: isBounds ? Object.keys(argument) : Array.isArray(argument) || argument === undefined ? [] : ['limit'],
  }
}

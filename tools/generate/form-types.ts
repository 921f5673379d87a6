/** The part of JSON Schema that our forms use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly { readonly then?: Schema }[]
}

/** Fields of a form by name, including those of conditions. */
export function fieldsOf({ properties, allOf = [] }: Schema): ReadonlyMap<string, Schema> {
  const fields = new Map(Object.entries(properties ?? {}))
  for (const { then } of allOf)
    for (const [name, field] of Object.entries(then?.properties ?? {})) if (!fields.has(name)) fields.set(name, field)
  return fields
}

/**
 * The TypeScript type for the data of a form that is being filled in. Fields of conditions are optional, because they
 * exist only while the condition is met. General converters drop the schemas under `then`, so the type is generated
 * here.
 */
export function typeOf(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return `(${typeOf(schema.items ?? {}, indent)})[]`
    case 'object': {
      const required = new Set(schema.required)
      const lines = [...fieldsOf(schema)].map(
        ([name, field]) => `${indent}  ${name}${required.has(name) ? '' : '?'}: ${typeOf(field, `${indent}  `)}`,
      )
      return `{\n${lines.join('\n')}\n${indent}}`
    }
    default:
      return 'unknown'
  }
}

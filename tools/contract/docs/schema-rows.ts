import type { ContractDocument } from '../../generate/contracts/operation.ts'
import { resolve } from '../../generate/contracts/read-contract.ts'
import type { Schema } from '../requests/valid-values.ts'

/** A property of a body, as the documentation lists it. */
export interface FieldRow {
  /** path of the property in the body: `claims[].lines[].totalPaidAmount` */
  readonly path: string
  /** the named schema that declares the property, with the property's name there: `ClaimServiceLine.totalPaidAmount` */
  readonly field: string | undefined
  /** type of the property with the bounds of its value: `string, date8, at most 8 characters` */
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

type Described = Schema & { readonly description?: string; readonly allOf?: readonly Schema[] }

/** Maximum depth to which nested properties are listed. A schema that contains itself is listed once. */
const MOST_LEVELS = 5

/** The properties of a body in their order, nested ones after the property that contains them. */
export function fieldRows(document: ContractDocument, schema: unknown): FieldRow[] {
  return walk(document, schema as Described, '', [])
}

function walk(document: ContractDocument, given: Described, prefix: string, above: readonly string[]): FieldRow[] {
  const name = given.$ref?.split('/').at(-1)
  if (above.length > MOST_LEVELS || (name !== undefined && above.includes(name))) return []
  const schema = resolve<Described>(document, given)
  const names = [...above, name ?? '']
  const inside = (part: Described) => walk(document, part, prefix, names)
  const properties = Object.entries(schema.properties ?? {}).flatMap(([property, value]) => {
    const found = resolve<Described>(document, value)
    const path = prefix + property
    return [
      {
        path,
        field: name && `${name}.${property}`,
        type: typeOf(document, value),
        isRequired: schema.required?.includes(property) ?? false,
        description: (value as Described).description ?? found.description ?? '',
      },
      ...walk(document, value, `${path}.`, names),
    ]
  })
  const alternatives = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(inside)
  const items = schema.items
    ? walk(document, schema.items, prefix === '' ? '[].' : prefix.replace(/\.$/, '[].'), names)
    : []
  const rows = [...properties, ...alternatives, ...items]
  return [...new Map(rows.toReversed().map((row) => [row.path, row])).values()].toReversed()
}

/** The type of a value and the bounds that the contract gives it, in words. */
export function typeOf(document: ContractDocument, given: Schema): string {
  const schema = resolve<Described>(document, given)
  const type = [schema.type ?? (schema.properties ? 'object' : [])].flat().join(' or ')
  const bounds = [
    type,
    schema.format,
    schema.const === undefined ? undefined : `always ${JSON.stringify(schema.const)}`,
    schema.enum && `one of ${schema.enum.map((each) => JSON.stringify(each)).join(', ')}`,
    schema.pattern && `pattern ${schema.pattern}`,
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, 'items'),
    schema.items && `of ${typeOf(document, schema.items) || 'anything'}`,
    schema.$ref,
  ]
  return bounds.filter(Boolean).join(', ')
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least ? `at least ${least}` : ''
  const to = most === undefined ? '' : `at most ${most}`
  return [from, to && `${to} ${unit}`.trim()].filter(Boolean).join(', ')
}

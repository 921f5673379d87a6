import type { ContractDocument, Operation, ResponseObject } from '../../generate/contracts/operation.ts'
import { resolve } from '../../generate/contracts/read-contract.ts'
import type { Schema } from '../requests/valid-values.ts'

/** The part of the contract that the responses have covered. */
export interface Coverage {
  readonly operations: Part
  readonly statuses: Part
  readonly properties: Part
}
export interface Part {
  readonly seen: number
  readonly declared: number
  readonly missing: readonly string[]
  /** the covered operations, statuses or properties */
  readonly list: readonly string[]
}

const DEEPEST = 6

/** Every property that a JSON response of an operation may have, written as `operation 200 list[].code`. */
export function declaredProperties(document: ContractDocument, { object }: Operation): string[] {
  return Object.entries(object.responses).flatMap(([status, response]) => {
    const { content = {} } = resolve<ResponseObject>(document, response)
    const schema = content['application/json']?.schema as Schema | undefined
    return schema && Number(status) < 300
      ? paths(document, schema).map((path) => `${object.operationId} ${status} ${path}`)
      : []
  })
}

function paths(document: ContractDocument, given: Schema, at = '', depth = 0): string[] {
  if (depth > DEEPEST) return []
  const schema = resolve<Schema>(document, given)
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((each) =>
    paths(document, each, at, depth + 1),
  )
  const items = schema.items ? paths(document, schema.items, `${at}[]`, depth + 1) : []
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const path = at ? `${at}.${name}` : name
    return [path, ...paths(document, each, path, depth + 1)]
  })
  return [...new Set([...alternatives, ...items, ...properties])]
}

/** The properties in a received response. */
export function seenProperties(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => seenProperties(each, `${at}[]`)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const path = at ? `${at}.${name}` : name
    return [path, ...seenProperties(each, path)]
  })
}

export function part(declared: readonly string[], seen: ReadonlySet<string>): Part {
  const missing = [...new Set(declared)].filter((each) => !seen.has(each))
  const list = [...new Set(declared)].filter((each) => seen.has(each))
  return { seen: list.length, declared: list.length + missing.length, missing, list }
}

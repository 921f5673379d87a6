import { parseYaml } from './contracts/read-contract.ts'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const documents = new Map<string, Json>()

function read(file: string): Json {
  let document = documents.get(file)
  if (document === undefined) {
    document = parseYaml(readFileSync(file, 'utf8'), file) as Json
    documents.set(file, document)
  }
  return document
}

/** Words and remarks of the contract that a form has no use for; `x-format` becomes the format its validators check. */
const DROPPED = /^(description|title|examples|example|x-(?!format))/

/** A schema with every `$ref` into the contract replaced by what it points to: the contract is the source of a field's rules (forms.md). */
export function resolveSchema(root: string, file: string, value: Json = read(file)): Json {
  if (Array.isArray(value)) return value.map((item) => resolveSchema(root, file, item))
  if (typeof value !== 'object' || value === null) return value
  if (typeof value['$ref'] === 'string') return followRef(root, file, value['$ref'])
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    if (key === 'properties')
      return [[key, Object.fromEntries(Object.entries(item as object).map(([name, property]) => [name, resolveSchema(root, file, property as Json)]))]]
    if (key === 'x-format') return ['date8', 'email'].includes(String(item)) ? [['format', item]] : []
    if (DROPPED.test(key)) return []
    return [[key, resolveSchema(root, file, item)]]
  })
  return Object.fromEntries(entries)
}

function followRef(root: string, file: string, ref: string): Json {
  const [path, pointer = ''] = ref.split('#')
  const target = path ? resolve(dirname(file), path) : file
  let value: Json | undefined = read(target)
  for (const key of pointer.split('/').slice(1)) value = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined
  if (value === undefined) throw new Error(`${relative(root, file)}: $ref ${ref} leads nowhere`)
  return resolveSchema(root, target, value)
}

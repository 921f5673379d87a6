import { parseYaml } from './contracts/read-contract.ts'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { placeIn, readJson, SourceProblem } from './source-problem.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Documents by file, with the text from which they were parsed. Parsing YAML takes longer than comparing the text, and
 * most files do not change.
 */
const documents = new Map<string, { readonly text: string; readonly document: Json }>()

function read(root: string, file: string): Json {
  const text = readFileSync(file, 'utf8')
  const known = documents.get(file)
  if (known?.text === text) return known.document
  const document = file.endsWith('.json')
    ? readJson<Json>(relative(root, file), text)
    : (parseYaml(text, relative(root, file)) as Json)
  documents.set(file, { text, document })
  return document
}

/**
 * Keywords in the contract that a form does not use, such as descriptions. `x-format` is kept, because it becomes the
 * format that validators check.
 */
const DROPPED = /^(description|title|examples|example|x-(?!format))/

/**
 * Replaces every `$ref` to the contract by its target, because the contract is the source of a field's rules
 * (forms.md).
 */
export function resolveSchema(root: string, file: string, value: Json = read(root, file)): Json {
  if (Array.isArray(value)) return value.map((item) => resolveSchema(root, file, item))
  if (typeof value !== 'object' || value === null) return value
  if (typeof value['$ref'] === 'string') return followRef(root, file, value['$ref'])
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    if (key === 'properties')
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(item as object).map(([name, property]) => [
              name,
              resolveSchema(root, file, property as Json),
            ]),
          ),
        ],
      ]
    if (key === 'x-format') return ['date8', 'email'].includes(String(item)) ? [['format', item]] : []
    if (DROPPED.test(key)) return []
    return [[key, resolveSchema(root, file, item)]]
  })
  return Object.fromEntries(entries)
}

function followRef(root: string, file: string, ref: string): Json {
  const [path, pointer = ''] = ref.split('#')
  const target = path ? resolve(dirname(file), path) : file
  let value: Json | undefined
  try {
    value = read(root, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  for (const key of pointer.split('/').slice(1))
    value = typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined
  if (value === undefined) {
    const text = readFileSync(file, 'utf8')
    throw new SourceProblem(
      `${placeIn(relative(root, file), text, text.indexOf(JSON.stringify(ref)))} $ref ${ref} leads nowhere. Name a type that the file has, by its path from there.`,
    )
  }
  return resolveSchema(root, target, value)
}

import { globSync, readFileSync } from 'node:fs'
import yaml from 'js-yaml'
import { expect, it } from 'vitest'
import { diffDocuments } from './diff.ts'
import { documentsIn, type Json } from './documents.ts'

/** A value in the contracts with its location. */
interface Leaf {
  readonly file: string
  readonly keys: readonly string[]
  readonly value: string | number | boolean | null
}

const present = documentsIn('.')
const FILES = globSync('openapi/{shared,account,member}/**/*.yaml').map((file) => file.replaceAll('\\', '/'))
/**
 * Keys whose changes this test leaves out, because users of a service do not notice them: examples, which lint rules
 * compare with their schemas, and the versions of OpenAPI and of the contract.
 */
const UNSAID = ['examples', 'example', 'openapi', 'version']

const read = (file: string): Json => yaml.load(readFileSync(file, 'utf8'), { schema: yaml.CORE_SCHEMA }) as Json

function leavesIn(file: string, value: Json, keys: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ file, keys, value }]
  return Object.entries(value).flatMap(([key, each]) =>
    UNSAID.includes(key) ? [] : leavesIn(file, each, [...keys, key]),
  )
}

/** The kind of a value: its last key, and the section in which it stands. One value of each kind is tested. */
const kindOf = ({ keys }: Leaf): string => {
  const words = keys.filter((key) => !/^\d+$/.test(key))
  return `${/^(?:properties|responses|headers|content|encoding)$/.test(words.at(-3) ?? '') ? words.at(-3) : ''} ${words.at(-1)}`
}

/** One value of each kind. Together they include every key that the contracts use. */
const PLACES = [
  ...Map.groupBy(
    FILES.flatMap((file) => leavesIn(file, read(file))),
    kindOf,
  ).values(),
].map((all) => all[Math.floor(all.length / 2)]!)

/** The documents after one value was changed or, if `isGone` is true, removed. */
function withOther({ file, keys, value }: Leaf, isGone: boolean) {
  const document = read(file)
  const owner = keys.slice(0, -1).reduce((at, key) => (at as Record<string, Json>)[key]!, document) as Record<
    string,
    Json
  >
  const last = keys.at(-1)!
  if (isGone && Array.isArray(owner)) owner.splice(Number(last), 1)
  else if (isGone) delete owner[last]
  else owner[last] = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`
  return { ...present, load: (each: string) => (each === file ? document : present.load(each)), lineOf: () => 1 }
}

it('contract:check reports a difference for every key of the contracts that is changed or removed', () => {
  expect(PLACES.length).toBeGreaterThan(60)
  const silent = PLACES.flatMap((leaf) =>
    [false, true].flatMap((isGone) => {
      // Two cases cannot be tested. Removing a key that states the default value changes nothing. The bundler rejects a
      // reference without target.
      const isDefault = leaf.value === (leaf.keys.at(-1) === 'additionalProperties')
      if ((isGone && isDefault) || leaf.keys.at(-1) === '$ref') return []
      const { changes } = diffDocuments(present, withOther(leaf, isGone), '2026-11-24')
      return changes.length > 0 ? [] : [`${leaf.file} ${leaf.keys.join('/')}${isGone ? ', taken away' : ''}`]
    }),
  )
  // no operation refers to the schema Brand, so its changes are not reported
  expect(silent.filter((place) => !place.startsWith('openapi/shared/formats.yaml Brand/'))).toEqual([])
})

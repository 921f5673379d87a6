import { writeFileSync } from 'node:fs'
import { SCRATCH } from './bundle.ts'
import type { Contract } from './read-contract.ts'

interface Schema {
  readonly additionalProperties?: unknown
  readonly properties?: object
}

const HEAD = `/** What closed requests know, to be taken of other records. Generated from the contracts. Do not edit. */
const only =
  <Name extends string>(...names: readonly Name[]) =>
  <Whole extends object>(whole: Whole): Pick<Whole, Extract<keyof Whole, Name>> =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => (names as readonly string[]).includes(name))) as Pick<Whole, Extract<keyof Whole, Name>>
`

/** Named schemas that reject unknown properties. */
export const closedSchemas = ({ document }: Contract): (readonly [name: string, schema: Schema])[] =>
  Object.entries((document.components.schemas ?? {}) as Record<string, Schema>).filter(
    ([, schema]) => schema.additionalProperties === false,
  )

/**
 * Writes `fields.ts`. For each schema that rejects unknown properties, the file contains a function that picks the
 * known properties from another record. Without this function, a property that is later added to a response would be
 * sent back and refused.
 */
export function writeFields(contract: Contract): void {
  const lines = closedSchemas(contract).map(
    ([name, { properties = {} }]) =>
      `export const only${name} = /*#__PURE__*/ only(${Object.keys(properties)
        .map((key) => `'${key}'`)
        .join(', ')})`,
  )
  writeFileSync(`${SCRATCH}/${contract.service}/fields.ts`, `${HEAD}\n${lines.join('\n')}\n`)
}

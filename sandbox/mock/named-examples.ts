import { type ContractDocument, listOperations, type ResponseObject } from '../../tools/generate/contracts/operation.ts'
import { parametersOf, resolve } from '../../tools/generate/contracts/read-contract.ts'
import type { Part } from '../http/contract.ts'
import { describeUnpatchable } from '../http/patch.ts'
import type { Rows } from './rows.ts'

/**
 * The examples of an operation, by status and name. An example has a value here if its list must be lengthened
 * (`x-rows`); otherwise the value is undefined.
 */
type Names = ReadonlyMap<number, ReadonlyMap<string, Rows | undefined>>

/** The operations of the contracts with their examples. */
export interface NamedExamples {
  /** The operation at a path; undefined if the contract has no such path. */
  of: (part: Part, method: string, path: string) => Meant | undefined
  readonly all: readonly Meant[]
}

/** An operation of the contract, with the names of its examples and query parameters. */
export interface Meant {
  readonly part: Part
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly names: Names
  readonly parameters: readonly string[]
  /** query parameters that may be sent with an empty value */
  readonly mayBeEmpty: readonly string[]
  /** what its responses are, if none of them has fields that a patch could change */
  readonly unpatchable: string | undefined
}

export function indexExamples(documents: Record<Part, ContractDocument>): NamedExamples {
  const entries = (Object.entries(documents) as [Part, ContractDocument][]).flatMap(([part, document]) =>
    listOperations(part === 'account' ? part : 'member', document).map(({ method, path, object }) => ({
      part,
      operationId: object.operationId,
      method,
      path,
      parameters: queryOf({ path, object }, document).map(({ name }) => name),
      mayBeEmpty: queryOf({ path, object }, document)
        .filter(({ allowEmptyValue }) => allowEmptyValue)
        .map(({ name }) => name),
      unpatchable: describeUnpatchable(document, object.responses as Record<string, object>),
      literals: path.split('/').filter((step) => !step.startsWith('{')).length,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      names: new Map(
        Object.entries(object.responses).map(([status, response]) => [
          Number(status),
          namesOf(document, resolve<ResponseObject>(document, response as { $ref: string })),
        ]),
      ),
    })),
  )
  // if two path patterns match, the one with more literal segments wins (D-147)
  const byPrecision = entries.toSorted((a, b) => b.literals - a.literals)
  return {
    all: entries,
    of: (part, method, path) =>
      byPrecision.find((each) => each.part === part && each.method === method && each.pattern.test(path)),
  }
}

const queryOf = (operation: Parameters<typeof parametersOf>[0], document: ContractDocument) =>
  parametersOf(operation, document).filter((each) => each.in === 'query')

function namesOf(document: ContractDocument, response: ResponseObject): ReadonlyMap<string, Rows | undefined> {
  const media = Object.values(response.content ?? {}) as { examples?: Record<string, { $ref: string }> }[]
  const examples = media.flatMap((each) => Object.entries(each.examples ?? {}))
  return new Map(examples.map(([name, example]) => [name, resolve<{ 'x-rows'?: Rows }>(document, example)['x-rows']]))
}

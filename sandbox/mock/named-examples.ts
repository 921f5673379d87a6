import { type ContractDocument, listOperations, type ResponseObject } from '../../tools/generate/contracts/operation.ts'
import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import type { Part } from '../http/contract.ts'
import type { Rows } from './rows.ts'

/** For each status the examples by name, with the rows that are made rather than stored. */
type Names = ReadonlyMap<number, ReadonlyMap<string, Rows | undefined>>

/** Which statuses an operation declares, and the names of the examples of each. */
export interface NamedExamples {
  /** The operation's path as the contract writes it, and its examples; undefined for a path that is not in the contract. */
  of: (part: Part, method: string, path: string) => { readonly path: string; readonly names: Names } | undefined
}

export function indexExamples(documents: Record<Part, ContractDocument>): NamedExamples {
  const entries = (Object.entries(documents) as [Part, ContractDocument][]).flatMap(([part, document]) =>
    listOperations(part === 'account' ? part : 'member', document).map(({ method, path, object }) => ({
      part,
      method,
      path,
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
  // where two patterns fit, the one with more literal parts is meant (D-147)
  const byPrecision = entries.toSorted((a, b) => b.literals - a.literals)
  return { of: (part, method, path) => byPrecision.find((each) => each.part === part && each.method === method && each.pattern.test(path)) }
}

function namesOf(document: ContractDocument, response: ResponseObject): ReadonlyMap<string, Rows | undefined> {
  const media = Object.values(response.content ?? {}) as { examples?: Record<string, { $ref: string }> }[]
  const examples = media.flatMap((each) => Object.entries(each.examples ?? {}))
  return new Map(examples.map(([name, example]) => [name, resolve<{ 'x-rows'?: Rows }>(document, example)['x-rows']]))
}

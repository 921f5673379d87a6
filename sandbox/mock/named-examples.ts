import type { ContractDocument, Service } from '../../tools/generate/contracts/operation.ts'
import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import { listOperations, type ResponseObject } from '../../tools/generate/contracts/operation.ts'

type Names = ReadonlyMap<number, readonly string[]>

/** Which statuses an operation declares, and the names of the examples of each. */
export interface NamedExamples {
  /** Undefined for a path that is not in the contract. */
  of: (service: Service, method: string, path: string) => Names | undefined
}

export function indexExamples(documents: Record<Service, ContractDocument>): NamedExamples {
  const entries = (Object.entries(documents) as [Service, ContractDocument][]).flatMap(([service, document]) =>
    listOperations(service, document).map(({ method, path, object }) => ({
      service,
      method,
      literals: path.split('/').filter((part) => !part.startsWith('{')).length,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      names: new Map(
        Object.entries(object.responses).map(([status, response]) => [
          Number(status),
          namesOf(resolve<ResponseObject>(document, response as { $ref: string })),
        ]),
      ),
    })),
  )
  // where two patterns fit, the one with more literal parts is meant (D-147)
  const byPrecision = entries.toSorted((a, b) => b.literals - a.literals)
  return { of: (service, method, path) => byPrecision.find((each) => each.service === service && each.method === method && each.pattern.test(path))?.names }
}

const namesOf = (response: ResponseObject): string[] =>
  Object.values(response.content ?? {}).flatMap((media) => Object.keys((media as { examples?: object }).examples ?? {}))

import { OPERATIONS, type OperationId } from '../../../generated/operations.ts'

/** Options that a generated call passes to the HTTP layer, as plain data. */
export interface CallFacts {
  /** name in the error catalogue, or `caller` if the calling code shows the error itself */
  readonly name: string
  /**
   * Statuses whose body is returned to the caller: the 2xx statuses that the contract declares, and the error statuses
   * that the contract marks with `x-as-data`. Any other status is thrown as an error.
   */
  readonly answers: readonly number[]
  /** statuses of `answers` for which the HTTP layer accepts any body from the service */
  readonly anyBody: readonly number[]
  /** whether the request carries the session's token: always, only if there is a session, or never */
  readonly authorization: 'required' | 'optional' | 'none'
  /** time-out in milliseconds */
  readonly timeout: number
}

export type ContractFacts = ReadonlyMap<OperationId, CallFacts>

const NAMED =
  /\{ operationId: '(\w+)', timeout: (\d+), expect: \[([\d, ]+)\], authorization: '(required|optional|none)'([^\n]*)/g

/** Reads the options of every call from the source texts of the generated clients. */
export function readFacts(clients: readonly string[]): ContractFacts {
  return new Map(
    clients
      .flatMap((source) => [...source.matchAll(NAMED)])
      .map(([, id, timeout, statuses, authorization, rest = '']) => [
        id as OperationId,
        {
          name: /errorName: '([\w-]+)'/.exec(rest)?.[1] ?? 'generic',
          answers: (statuses ?? '').split(', ').map(Number),
          anyBody: [...rest.matchAll(/(?:ignored|optional)Bodies: \[([\d, ]+)\]/g)].flatMap(([, list = '']) =>
            list.split(', ').map(Number),
          ),
          authorization: authorization as CallFacts['authorization'],
          timeout: Number(timeout),
        },
      ]),
  )
}

const IMPORTED = /import \{([^}]*)\} from '~generated\/(?:account|member)\/(?:client|queries)\/\w+\.ts'/g

/** Names that the portal's code, without tests, imports from the generated clients and hooks. */
const importedNames = (sources: readonly string[]): Set<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    ),
  )

/**
 * The possible names of the code generated for an operation: call, query, mutation, hook, download. Not every operation
 * has all of them.
 */
export function generatedNames(id: string): string[] {
  const name = `${id[0]!.toUpperCase()}${id.slice(1)}`
  return [id, `${id}Query`, `${id}Mutation`, `use${name}`, `download${name.replace(/^Get/, '')}`]
}

const usedIn = (sources: readonly string[], namesIn: (id: OperationId) => readonly string[]): OperationId[] => {
  const names = importedNames(sources)
  return (Object.keys(OPERATIONS) as OperationId[])
    .filter((id) => namesIn(id).some((name) => names.has(name)))
    .toSorted()
}

/** Operations that the portal calls. An operation is called if the portal's own code imports its call or hook. */
export const readUsedOperations = (sources: readonly string[]): OperationId[] => usedIn(sources, generatedNames)

/**
 * Operations that the portal calls through TanStack Query. The portal calls every other operation only in response to
 * an action of the member.
 */
export const readQuestions = (sources: readonly string[]): OperationId[] =>
  usedIn(sources, (id) =>
    OPERATIONS[id].method === 'GET' ? generatedNames(id).filter((name) => /^use|Query$/.test(name)) : [],
  )

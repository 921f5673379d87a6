import { OPERATIONS, type OperationId } from '../../../generated/operations.ts'

/** What a generated call tells the HTTP layer about its operation, as plain data. */
export interface CallFacts {
  /** its name in the error catalogue; `caller` when its caller shows the failure */
  readonly name: string
  /** the statuses that are an answer */
  readonly answers: readonly number[]
  /** those of them that are a success whatever their body is, as long as the service sent it */
  readonly anyBody: readonly number[]
  /** whether a session's token travels */
  readonly authorization: 'required' | 'optional' | 'none'
  /** milliseconds that an answer may take */
  readonly timeout: number
}

export type ContractFacts = ReadonlyMap<OperationId, CallFacts>

const NAMED = /\{ operationId: '(\w+)', timeout: (\d+), expect: \[([\d, ]+)\], authorization: '(required|optional|none)'([^\n]*)/g

/** Reads the facts of every call from the sources of the generated clients. */
export function readFacts(clients: readonly string[]): ContractFacts {
  return new Map(
    clients
      .flatMap((source) => [...source.matchAll(NAMED)])
      .map(([, id, timeout, statuses, authorization, rest = '']) => [
        id as OperationId,
        {
          name: /errorName: '([\w-]+)'/.exec(rest)?.[1] ?? 'generic',
          answers: (statuses ?? '').split(', ').map(Number),
          anyBody: [...rest.matchAll(/(?:ignored|optional)Bodies: \[([\d, ]+)\]/g)].flatMap(([, list = '']) => list.split(', ').map(Number)),
          authorization: authorization as CallFacts['authorization'],
          timeout: Number(timeout),
        },
      ]),
  )
}

const IMPORTED = /import \{([^}]*)\} from '~generated\/(?:account|member)\/(?:client|queries)\/\w+\.ts'/g

/** What the portal's own sources (without their tests) import from the generated clients and hooks. */
const importedNames = (sources: readonly string[]): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))))

/** The names under which an operation can be used: its call, its query, its mutation, their hook, its document. Not every operation has each. */
export function generatedNames(id: string): string[] {
  const name = `${id[0]!.toUpperCase()}${id.slice(1)}`
  return [id, `${id}Query`, `${id}Mutation`, `use${name}`, `download${name.replace(/^Get/, '')}`]
}

const usedIn = (sources: readonly string[], namesIn: (id: OperationId) => readonly string[]): OperationId[] => {
  const names = importedNames(sources)
  return (Object.keys(OPERATIONS) as OperationId[]).filter((id) => namesIn(id).some((name) => names.has(name))).toSorted()
}

/** The operations that the portal calls: those of which its own code imports a call or a hook. */
export const readUsedOperations = (sources: readonly string[]): OperationId[] => usedIn(sources, generatedNames)

/** Those of them that are questions of the query cache. Everything else is sent when somebody does something. */
export const readQuestions = (sources: readonly string[]): OperationId[] =>
  usedIn(sources, (id) => (OPERATIONS[id].method === 'GET' ? generatedNames(id).filter((name) => /^use|Query$/.test(name)) : []))

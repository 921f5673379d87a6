import { OPERATIONS, type OperationId } from '../../../generated/operations.ts'

/** What a generated call tells the HTTP layer about its operation, as plain data. */
export interface CallFacts {
  /** its name in the error catalogue; `caller` when its caller shows the failure */
  readonly name: string
  /** the statuses that are an answer */
  readonly answers: readonly number[]
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
          authorization: authorization as CallFacts['authorization'],
          timeout: Number(timeout),
        },
      ]),
  )
}

const IMPORTED = /import \{([^}]*)\} from '~generated\/(?:account|member)\/client\/\w+\.ts'/g

/** What the portal's own sources (without their tests) import from the generated clients. */
const importedNames = (sources: readonly string[]): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(IMPORTED)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))))

/** The operations that the portal calls: those whose calls its own code imports. */
export const readUsedOperations = (sources: readonly string[]): OperationId[] =>
  [...importedNames(sources)].filter((name): name is OperationId => name in OPERATIONS).toSorted()

/** Those of them that are questions of the query cache: the portal imports their keys too. Everything else is sent when somebody does something. */
export function readQuestions(sources: readonly string[]): OperationId[] {
  const names = importedNames(sources)
  return readUsedOperations(sources).filter((id) => names.has(keyName(id)))
}

/** The name of the generated function that makes an operation's key in the query cache. */
export const keyName = (id: OperationId): string => `get${id[0]!.toUpperCase()}${id.slice(1)}QueryKey`

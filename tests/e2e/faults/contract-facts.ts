import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OPERATIONS, type OperationId } from '../../../generated/operations.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const filesBelow = (folder: string): string[] => readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)

/** What each generated call tells the HTTP layer: its name in the error catalogue, and the statuses that are an answer. */
const calls = new Map(
  ['generated/account/client', 'generated/member/client']
    .flatMap(filesBelow)
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\{ operationId: '(\w+)', timeout: \d+, expect: \[([\d, ]+)\][^\n]*/g)].map(
        ([line, id, statuses]) => [
          id as OperationId,
          { name: /errorName: '([\w-]+)'/.exec(line)?.[1] ?? 'generic', answers: (statuses ?? '').split(', ').map(Number) },
        ],
      ),
    ),
)

export const errorNameOf = (operation: OperationId): string => calls.get(operation)?.name ?? 'generic'
export const isAnswer = (operation: OperationId, status: number): boolean => calls.get(operation)?.answers.includes(status) === true

/** The operations that the portal calls: those that its own code imports from the generated clients. */
export function usedOperations(): OperationId[] {
  const sources = filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '~generated\/(?:account|member)\/client\/\w+\.ts'/g)].flatMap(([, names = '']) => names.split(',')),
  )
  return [...new Set(imported.map((name) => name.trim()))].filter((name): name is OperationId => name in OPERATIONS).toSorted()
}

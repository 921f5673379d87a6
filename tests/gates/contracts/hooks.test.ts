import { expect, it } from 'vitest'
import { OPERATIONS, type OperationFacts } from '~generated/operations.ts'
import { files, read } from '../support/repository.ts'

const generated = files(/^generated\/(?:account|member)\/queries\/.+\.ts$/).map(read)
const names = new Set(
  generated.flatMap((code) => [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)),
)
const pascal = (id: string): string => id[0]!.toUpperCase() + id.slice(1)

/** The names by which pages import the generated hooks of an operation. */
function hookNames([id, { method, download, isStatic }]: [string, OperationFacts]): string[] {
  if (isStatic) return []
  if (download) return [id.replace(/^get/, 'download')]
  return [id, `use${pascal(id)}`, method === 'GET' ? `${id}Query` : `${id}Mutation`]
}

it('each operation of the contracts has the generated queries, mutations and hooks that pages import by name', () => {
  const expected = Object.entries<OperationFacts>(OPERATIONS).flatMap(hookNames)
  expect(expected.length).toBeGreaterThan(300)
  expect(expected.filter((name) => !names.has(name))).toEqual([])
})

it('no name or type that the generator should replace in the output of orval is left in the generated code', () => {
  const left = generated.flatMap(
    (code) =>
      code.match(
        /\bget\w+(?:SuspenseQuery|Mutation)Options\b|\buse\w+Suspense(?=[<(])|\} as UseSuspenseQueryOptions<.*/g,
      ) ?? [],
  )
  expect(left).toEqual([])
  const typed =
    generated.join('\n').match(/ as \{ readonly queryKey: DataTag<QueryKey, TData, TError>; readonly queryFn: /g) ?? []
  expect(typed).toHaveLength([...names].filter((name) => name.endsWith('Query')).length)
})

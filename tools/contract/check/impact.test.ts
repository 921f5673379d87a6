import { expect, it } from 'vitest'
import { loadPageTable } from '../../page-table.ts'
import { readCode } from './code-graph.ts'
import type { Change } from './diff.ts'
import { impactOf } from './impact.ts'
import { readUses, type Uses } from './uses.ts'

it('a new operation that the portal has taken up already names its pages', async () => {
  const after = readUses('.')
  const { service, path, method } = after.operations.get('getBankingDetails')!
  const before: Uses = { ...after, operations: new Map([...after.operations].filter(([id]) => id !== 'getBankingDetails')) }
  const change = {
    at: `#/paths/${path.replaceAll('/', '~1')}/${method}`,
    kind: 'added',
    what: 'operation-added',
    severity: 'additive',
    service,
    component: 'openapi/member/paths/account.yaml#/bankingDetails',
    keys: [method],
    sides: [],
  } as unknown as Change
  const impact = impactOf(change, { root: '.', graph: readCode('.'), pages: await loadPageTable(), before, after, readers: new Map() })
  expect(impact.operations.map(({ operationId }) => operationId)).toEqual(['getBankingDetails'])
  expect(impact.pages.map(({ id }) => id)).toContain('account.direct-deposit')
})

it('whoever takes something else of a file feels nothing', () => {
  const graph = readCode('.')
  const file = 'src/areas/claims/sources.ts'
  const line =
    graph
      .codeOf(file)
      .split('\n')
      .findIndex((text) => text.includes('getLabelsQuery()')) + 1
  expect(line).toBeGreaterThan(1)
  expect([...graph.dependents(file, line)]).toContain('src/areas/claims/pages/step.page.tsx')
  expect([...graph.dependents(file, line)]).not.toContain('src/app/shell/member-shell.tsx')
  expect([...graph.dependents(file)]).toContain('src/app/shell/member-shell.tsx')
})

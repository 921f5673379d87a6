import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OPERATIONS, type OperationFacts } from '~generated/operations.ts'
import { copyTree } from '../../copy-tree.ts'
import { parseYaml } from '../../generate/contracts/read-contract.ts'
import { loadPageTable } from '../../page-table.ts'
import { readCode } from './code-graph.ts'
import { diffDocuments, type Change } from './diff.ts'
import { documentsIn, readDocuments, type Documents } from './documents.ts'
import { propertiesToProbe } from './affected.ts'
import { impactOf, type Impact } from './impact.ts'
import { findUsagesOfProperties, treeIn } from './find-usages-of-properties.ts'
import { sentenceOf } from './report.ts'
import { SEVERITIES } from './severity.ts'
import { keyOf, usesIn, type Uses } from './uses.ts'

/**
 * A change of a contract, and what the check should report. The comment at the top of impact-cases.yaml explains the
 * fields.
 */
const Cases = z.array(
  z.strictObject({
    change: z.string(),
    reversed: z.boolean().default(false),
    edits: z.array(
      z.strictObject({
        file: z.string(),
        operation: z.string().optional(),
        schema: z.string().optional(),
        from: z.string().min(1),
        to: z.string(),
      }),
    ),
    verdict: z.string(),
    impact: z.string().optional(),
    operations: z.union([z.literal('every'), z.number(), z.array(z.string())]).default([]),
    forms: z.array(z.string()).default([]),
    messages: z.array(z.string()).default([]),
  }),
)
type Case = z.output<typeof Cases>[number]

/** Number of operations of the two services. */
const EVERY = Object.values<OperationFacts>(OPERATIONS).filter(({ isStatic }) => !isStatic).length

const FILE = 'tools/contract/check/impact-cases.yaml'
const CASES = Cases.parse(parseYaml(readFileSync(FILE, 'utf8'), FILE))

const TODAY = '2026-11-23'
const base = documentsIn('.')
const uses = usesIn(base)
const graph = readCode('.')

/** The current documents with the edits of one case. */
function edited(edits: Case['edits']): Documents {
  const texts = new Map<string, string>()
  for (const { file, operation, schema, from, to } of edits) {
    const path = `openapi/${file}`
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    const at = text.indexOf(from, startOf(text, operation, schema))
    if (at < 0) throw new Error(`${path} does not hold ${from}`)
    texts.set(path, text.slice(0, at) + to + text.slice(at + from.length))
  }
  const own = readDocuments((file) => texts.get(file))
  const holding = (file: string) => (texts.has(file) ? own : base)
  return { load: (file) => holding(file).load(file), lineOf: (file, keys) => holding(file).lineOf(file, keys) }
}

/** Where an edit starts in a file: at an operation, at a named schema, or at the beginning of the text. */
function startOf(text: string, operation: string | undefined, schema: string | undefined): number {
  const head = operation ? `operationId: ${operation}\n` : schema ? `\n${schema}:\n` : ''
  const at = `\n${text}`.indexOf(head)
  if (at < 0) throw new Error(`no file of the contracts holds ${head}`)
  return at
}

function worstOf({ edits, reversed }: Case): {
  readonly change: Change | undefined
  readonly before: Uses
  readonly after: Uses
} {
  const other = edited(edits)
  const { changes } = reversed ? diffDocuments(other, base, TODAY) : diffDocuments(base, other, TODAY)
  const usesOther = usesIn(other)
  return {
    change: SEVERITIES.flatMap((severity) => changes.filter((each) => each.severity === severity))[0],
    ...(reversed ? { before: usesOther, after: uses } : { before: uses, after: usesOther }),
  }
}

describe('impactOf', () => {
  const impacts = new Map<string, { readonly change: Change; readonly impact: Impact }>()
  beforeAll(async () => {
    const worst = CASES.map((each) => ({ title: each.change, ...worstOf(each) }))
    const probed = propertiesToProbe(
      worst.flatMap(({ change }) => change ?? []),
      uses,
    )
    const tree = treeIn(resolve('.cache/contract-rows'))
    copyTree('.', tree)
    const surroundings = {
      root: '.',
      graph,
      pages: await loadPageTable(),
      readers: await findUsagesOfProperties(tree, probed, true),
    }
    for (const { title, change, before, after } of worst)
      if (change) impacts.set(title, { change, impact: impactOf(change, { ...surroundings, before, after }) })
    expect(probed.map(keyOf).length).toBeGreaterThan(20)
  }, 600_000)

  it.each(CASES)(
    'impactOf finds the severity, rule and affected parts of this contract change: $change',
    ({ change, verdict, impact, operations, forms, messages }) => {
      const found = impacts.get(change)
      expect(found ? `${found.change.severity} ${found.change.rule}` : 'none').toBe(verdict)
      if (!found) return
      expect(sentenceOf(found.impact)).toBe(impact)
      const ids = found.impact.operations.map(({ operationId }) => operationId)
      if (Array.isArray(operations)) expect(ids).toEqual(operations)
      else expect(ids).toHaveLength(operations === 'every' ? EVERY : operations)
      expect([...new Set(found.impact.forms.map(({ file }) => file))].toSorted()).toEqual(forms)
      expect(found.impact.messages.map(({ id }) => id)).toEqual(expect.arrayContaining(messages))
    },
  )
})

it.each([
  { operationId: 'getBankingDetails', page: 'account.direct-deposit', forms: [] },
  {
    operationId: 'updateBankingDetails',
    page: 'account.direct-deposit-edit',
    forms: ['forms/account/direct-deposit.schema.json'],
  },
])('impactOf finds the pages and forms that already use $operationId when it is added to the contract', async (row) => {
  const { operationId, page, forms } = row
  const { service, path, method } = uses.operations.get(operationId)!
  const before: Uses = {
    ...uses,
    operations: new Map([...uses.operations].filter(([id]) => id !== operationId)),
  }
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
  const impact = impactOf(change, {
    root: '.',
    graph,
    pages: await loadPageTable(),
    before,
    after: uses,
    readers: new Map(),
  })
  expect(impact.operations.map((each) => each.operationId)).toEqual([operationId])
  expect(impact.pages.map(({ id }) => id)).toContain(page)
  expect([...new Set(impact.forms.map(({ file }) => file))]).toEqual(forms)
})

it('the dependents of a source line are only the files that use the declaration on that line', () => {
  const file = 'src/areas/claims/wizard/step-data.ts'
  const line =
    graph
      .codeOf(file)
      .split('\n')
      .findIndex((text) => text.includes('getLabelsQuery()')) + 1
  expect(line).toBeGreaterThan(1)
  expect([...graph.dependents(file, line)]).toContain('step data labels')
  expect([...graph.dependents(file, line)]).not.toContain('src/app/layout/member-layout.tsx')
  expect([...graph.dependents(file)]).toContain('src/app/layout/member-layout.tsx')
})

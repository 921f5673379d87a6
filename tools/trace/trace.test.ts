import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isProven, readRowOperations, rowsOf, summarise } from './requirement-coverage.ts'
import { clausesOfDocuments, readClauses, summariseClauses } from './clauses.ts'
import { tagErrors } from './tag-errors.ts'
import { decisions, definedIn, readPage, requirements } from './specification.ts'
import { tags } from './tags.ts'
import { kindOf, testsIn, type Test } from './tests.ts'

/** Prefixes of ids, written without a number. Otherwise `readTests` would find ids in the tables of these tests. */
const area = 'CLAIM'
const decision = 'D'

it('the specification contains each requirement and each decision once', () => {
  expect(requirements).toHaveLength(1001)
  expect(new Set(requirements).size).toBe(1001)
  // the numbers above 191 may have gaps, because decisions keep their numbers and some numbers are reserved
  const numbers = decisions.map((id) => Number(id.slice(2)))
  expect(numbers.slice(0, 191)).toEqual(Array.from({ length: 191 }, (_, at) => at + 1))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  const table = ['| ID | Requirement |', '|---|---|', `| ${area}-01 | a |`, `| a | ${area}-02 |`, `see ${area}-03 |`]
  expect(definedIn(table.join('\n'))).toEqual([`${area}-01`])
})

it('row-operations.txt contains only requirements and operations that exist', () => {
  const operations = new Set(
    readFileSync('tests/operations.txt', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1]),
  )
  const rows = readRowOperations(readFileSync('tests/row-operations.txt', 'utf8'))
  expect([...rows.keys()].filter((row) => !requirements.includes(row))).toEqual([])
  expect([...rows.values()].flat().filter((operation) => !operations.has(operation))).toEqual([])
})

describe('testsIn', () => {
  const tagsOf = (code: string, file = 'src/a.test.ts') => testsIn(file, code).map((test) => test.tags)

  it.each([
    ["it('the member sees the total', { tags: ['CLAIM-35', 'D-106'] }, () => {})", [`${area}-35`, `${decision}-106`]],
    ["test.for([1, 2])('%s', { tags: ['CLAIM-35'] }, () => {})", [`${area}-35`]],
    ["it.each`a`('the member sees the total', { tags: 'CLAIM-35', timeout: 9 }, check(1))", [`${area}-35`]],
    [
      "describe('a', { tags: ['CLAIM-35'] }, () => { it('the member sees the total', { tags: ['CLAIM-36', 'CLAIM-35'] }, () => {}) })",
      [`${area}-35`, `${area}-36`],
    ],
    [
      "test.describe('a', { tag: '@CLAIM-35' }, () => { test('the member sees the total', { tag: ['@CLAIM-36'] }, async () => {}) })",
      [`${area}-35`, `${area}-36`],
    ],
    [
      "for (const a of b) test(`the member sees the total ${a}`, { tag: ['@CLAIM-35'] }, async () => {})",
      [`${area}-35`],
    ],
    ["it('the member sees the total', () => {}, 5000)", []],
    ["it('the member sees the total', check)", []],
  ])('the requirement tags in the code %s are %j', (code, claimed) => {
    expect(tagsOf(code)).toEqual([claimed])
  })

  it.each(["/a/.test('b', c)", "test.step('a', async () => {})", 'test.use({ tag: "a" })', "other('a', () => {})"])(
    'the code %s is not a test',
    (code) => {
      expect(tagsOf(code)).toEqual([])
    },
  )

  it('the full title of a test begins with the titles of its groups', () => {
    const code = "describe('a', () => { describe.each([1])(`b ${c}`, () => { it('d', () => {}) }); it('e', () => {}) })"
    expect(testsIn('src/a.test.ts', code).map(({ title }) => title)).toEqual(['a > b * > d', 'a > e'])
  })

  it('the kind of a test is derived from its folder', () => {
    const files = [
      'src/a.test.ts',
      'tools/a.test.ts',
      'tests/gates/a/a.test.ts',
      'tests/ui/a.test.tsx',
      'tests/contract/a.test.ts',
      'tests/pages/a.test.ts',
    ]
    expect([...files, 'tests/e2e/a.e2e.ts'].map(kindOf)).toEqual([
      'rule',
      'rule',
      'gate',
      'component',
      'contract',
      'page',
      'journey',
    ])
  })
})

describe('tagErrors', () => {
  const known = new Set([`${area}-01`, `${area}-02`, `${area}-03`, `${area}-04`, `${area}-05`, 'D-01'])
  const faults = (code: string) => tagErrors(testsIn('src/a.test.ts', code), known)

  it.each([
    ["it('the member sees the total', { tags: ['CLAIM-99'] }, () => {})", 'CLAIM-99 is no row and no decision'],
    [
      "describe('a', { tags: ['CLAIM-01'] }, () => { it('b', { tags: ['CLAIM-02', 'CLAIM-03', 'CLAIM-04', 'CLAIM-05'] }, () => {}) })",
      'claims 5 rows',
    ],
    ["it('the member sees the total', { tags: [...rows] }, () => {})", 'its tags are computed; write them as text'],
    ["it('the member sees the total', { tags: rows }, () => {})", 'its tags are computed; write them as text'],
    ["it('the member sees the total', { ...options }, () => {})", 'its tags are computed; write them as text'],
    ["it('the member sees the total', options, () => {})", 'its tags are computed; write them as text'],
    ["test('the member sees the total', { tag: ['CLAIM-01'] }, async () => {})", 'a tag of Playwright begins with @'],
    [`it('the member sees the total (${area}-01)', () => {})`, `${area}-01 stands in the title, not among the tags`],
    [
      `describe('${area}-01 a', () => { it('the member sees the total', () => {}) })`,
      `${area}-01 stands in the title, not among the tags`,
    ],
    [`it.each([['${area}-01', 2]])('%s reads %d', () => {})`, `${area}-01 stands in the title, not among the tags`],
    [
      `it('the member sees the total ${decision}-01', () => {})`,
      `${decision}-01 stands in the title, not among the tags`,
    ],
  ])('the check finds a wrong, computed or misplaced tag in the test code %s', (code, finding) => {
    expect(faults(code)).toEqual([expect.stringContaining(finding) as string])
  })

  it('the check accepts a test with four requirement tags, a decision tag and a word that looks like an id', () => {
    expect(
      faults(
        "it('the member sees the total as UTF-08', { tags: ['CLAIM-01', 'CLAIM-02', 'CLAIM-03', 'CLAIM-04', 'D-01'] }, () => {})",
      ),
    ).toEqual([])
  })
})

describe('rowsOf', () => {
  const claim = (id: string, kind: Test['kind']): Test => ({
    file: `${kind}.test.ts`,
    title: 'the member sees the total',
    kind,
    tags: [id],
    hasComputedTags: false,
    hasBareTag: false,
  })
  const rows = rowsOf({
    requirements: ['API-01', 'API-02', 'API-03', 'API-04', 'AUTH-01'],
    tests: [
      claim('API-01', 'contract'),
      claim('API-02', 'contract'),
      claim('API-03', 'contract'),
      claim('API-03', 'rule'),
    ],
    rowOperations: readRowOperations('API-01 called\nAPI-02 idle\nAPI-03 idle\n'),
    usedOperations: ['called'],
  })

  it('a requirement is not proven by a contract test alone if no page calls its operation', () => {
    expect(rows.filter(isProven).map(({ id }) => id)).toEqual(['API-01', 'API-03'])
  })

  it('the requirements are counted by area and by kind of test', () => {
    const none = { rule: 0, gate: 0, component: 0, contract: 0, page: 0, journey: 0 }
    expect(summarise(rows)).toEqual([
      {
        area: 'API',
        total: 4,
        proven: 2,
        byKind: { ...none, rule: 1, contract: 2 },
        contractOnly: ['API-02'],
        missing: ['API-04'],
      },
      { area: 'AUTH', total: 1, proven: 0, byKind: none, contractOnly: [], missing: ['AUTH-01'] },
      {
        area: 'all',
        total: 5,
        proven: 2,
        byKind: { ...none, rule: 1, contract: 2 },
        contractOnly: ['API-02'],
        missing: ['API-04', 'AUTH-01'],
      },
    ])
  })
})

it('the known tags are the ids of all requirements and decisions', () => {
  const names = tags.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['CLAIM-35', 'ROUTE-138', 'D-01', 'D-188']))
  expect(names).toHaveLength(requirements.length + decisions.length)
})

describe('clauses', () => {
  const page = [
    '| S0-1 | a | API-01, API-02 |',
    '| S0-2 | b | API-02 |',
    '| S1-1 | c | D-01 |',
    '| S1-2 | d | Q-001 |',
    '| S1-3 | e | D-02 |',
  ].join('\n')
  const known = new Set(['API-01', 'API-02', `${decision}-01`, `${decision}-02`, 'Q-001'])
  const row = (id: string, tests: Test[] = []) => ({ id, tests, kinds: [], isContractOnly: false })

  it('the clauses of the two specification documents are numbered once and in order', () => {
    const numbered = (document: string, last: number) =>
      Array.from({ length: last }, (_, at) => `${document}-${at + 1}`)
    const all = [...numbered('S0', 390), ...numbered('S1', 476)]
    expect(clausesOfDocuments().map(({ id }) => id)).toEqual(all)
    expect(definedIn(readPage('clauses.md'))).toEqual(all)
  })

  it('only the ids of clauses may have a one-digit number', () => {
    expect(
      definedIn(['| S0-1 | a |', `| ${area}-1 | b |`, '| S2-1 | c |', '| S1-0 | d |', '| S1-23 | e |'].join('\n')),
    ).toEqual(['S0-1', 'S1-23'])
  })

  it('a clause that names an unknown requirement is rejected', () => {
    expect(readClauses(page, known)[0]).toEqual({ id: 'S0-1', says: 'a', rows: ['API-01', 'API-02'] })
    expect(() => readClauses('| S0-7 | a | API-01, API-99 |', known)).toThrow('S0-7 names API-99')
    expect(() => readClauses('| S0-7 | a | - |', known)).toThrow('S0-7 names -')
  })

  it('each clause is counted as proven, missing, or settled by a decision or a question', () => {
    const [test] = testsIn('src/a.test.ts', "it('a', { tags: ['API-01'] }, () => {})")
    expect(
      summariseClauses(readClauses(page, known), [
        row('API-01', [test!]),
        row('API-02'),
        row(`${decision}-01`, [test!]),
        row(`${decision}-02`),
      ]),
    ).toEqual([
      { document: 'S0', total: 2, claimed: 1, missing: ['S0-2'], settled: [] },
      { document: 'S1', total: 3, claimed: 1, missing: [], settled: ['S1-2', 'S1-3'] },
    ])
  })
})

/**
 * `npm run requirements` lists the requirements of the specification that are proven, by kind of test. `--area CLAIM`
 * lists the requirements of an area with their tests. `--area S0` and `--area S1` list the clauses of the two documents
 * with their requirements and tests. It only informs and never fails; tests/gates/claims rejects invalid tags.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { usedOperations } from './contract/calls/contract-facts.ts'
import { readRowOperations, rowsOf, summarise, type Row } from './trace/requirement-coverage.ts'
import { clausesOfDocuments, summariseClauses, type Clause } from './trace/clauses.ts'
import { decisions, requirements } from './trace/specification.ts'
import { KINDS, readTests, type Test } from './trace/tests.ts'

const { values } = parseArgs({ options: { area: { type: 'string' } } })
const tests = readTests('.')
const claimable = rowsOf({
  requirements: [...requirements, ...decisions],
  tests,
  rowOperations: readRowOperations(readFileSync('tests/row-operations.txt', 'utf8')),
  usedOperations,
})
const rows = claimable.filter(({ id }) => requirements.includes(id))
const clauses = clausesOfDocuments()
const isAsked = ({ id }: { readonly id: string }): boolean => id.startsWith(`${values.area!.toUpperCase()}-`)

if (values.area === undefined) printAreas()
else if (clauses.some(isAsked)) printClauses(clauses.filter(isAsked))
else printRows(rows.filter(isAsked))

function printAreas(): void {
  const columns = (name: string, counts: readonly (number | string)[]) =>
    `${name.padEnd(8)}${counts.map((count) => String(count).padStart(10)).join('')}`
  console.log(columns('', ['proven', 'of', ...KINDS]))
  for (const { area, proven, total, byKind, contractOnly, missing } of summarise(rows)) {
    console.log(columns(area, [proven, total, ...KINDS.map((kind) => byKind[kind])]))
    if (area === 'all') continue
    if (contractOnly.length > 0) console.log(`${' '.repeat(10)}contract only: ${shorten(contractOnly)}`)
    if (missing.length > 0) console.log(`${' '.repeat(10)}not claimed: ${shorten(missing)}`)
  }
  const contractOnly = rows.filter((row) => row.isContractOnly).length
  const missing = rows.filter((row) => row.tests.length === 0).length
  console.log(`\nof ${tests.length} tests ${tests.filter(({ tags }) => tags.length > 0).length} claim something`)
  console.log(
    `contract only: ${contractOnly} rows are claimed by contract tests alone, about operations that no page calls`,
  )
  console.log(`not claimed: ${missing} rows`)
  for (const { document, total, claimed, missing: untested, settled } of summariseClauses(clauses, claimable)) {
    const without = [
      `without a test: ${shorten(untested) || 'none'}`,
      ...(settled.length > 0 ? [`decided or asked: ${shorten(settled)}`] : []),
    ]
    console.log(`${document}: ${claimed} of ${total} clauses have a row that a test claims; ${without.join('; ')}`)
  }
  console.log(
    '"npm run requirements -- --area CLAIM" lists the rows of an area with their tests, "-- --area S0" or S1 the clauses of a document',
  )
}

function printClauses(ofDocument: readonly Clause[]): void {
  for (const { id, says, rows: own } of ofDocument) {
    console.log(`${id}  ${says}`)
    for (const row of own) {
      const claiming = claimable.find((each) => each.id === row)?.tests ?? []
      const lines = claiming.map((test) => `${test.kind}: ${nameOf(test)}`)
      console.log(`  ${row}  ${lines.join(`\n${' '.repeat(row.length + 4)}`) || withoutTest(row)}`)
    }
  }
}

function withoutTest(row: string): string {
  if (row.startsWith('Q-')) return 'asked'
  return row.startsWith('D-') ? 'decided' : 'not claimed'
}

function printRows(ofArea: readonly Row[]): void {
  for (const { id, tests: claiming, isContractOnly } of ofArea) {
    const lines = [
      ...(isContractOnly ? ['contract only: no page calls its operation'] : []),
      ...claiming.map((test) => `${test.kind}: ${nameOf(test)}`),
    ]
    console.log(`${id}  ${lines.join(`\n${' '.repeat(id.length + 2)}`) || 'not claimed'}`)
  }
}

function nameOf({ title, file }: Test): string {
  return `${title} (${file})`
}

/** Shortens a list of requirement numbers, with consecutive numbers as a range: `01 02 05..09`. */
function shorten(ids: readonly string[]): string {
  const numbers = ids.map((id) => id.split('-')[1] ?? '')
  const parts: string[] = []
  for (let at = 0; at < numbers.length;) {
    let end = at
    while (Number(numbers[end + 1]) === Number(numbers[end]) + 1) end += 1
    parts.push(end - at > 1 ? `${numbers[at]}..${numbers[end]}` : numbers.slice(at, end + 1).join(' '))
    at = end + 1
  }
  return parts.join(' ')
}

import { expect, it } from 'vitest'
import { approvalOf, approve } from './approvals.ts'
import type { Report } from './compare.ts'
import { diffDocuments } from './diff.ts'
import { readDocuments } from './documents.ts'
import { asChangelog, formatNamed } from './formats.ts'
import type { Impact } from './impact.ts'
import { asText, isAcceptable } from './report.ts'
import { judgeVersions } from './version.ts'

const document = (version: string, properties: object) => ({
  openapi: '3.1.0',
  info: { version },
  paths: {
    '/a': {
      get: { operationId: 'getA', responses: { 200: { content: { 'application/json': { schema: { properties } } } } } },
    },
  },
})
const documents = (member: object) =>
  readDocuments((file) =>
    JSON.stringify(file.includes('member') ? member : { openapi: '3.1.0', info: { version: '1.0.0' } }, undefined, 1),
  )

const NOBODY: Impact = {
  operations: [],
  properties: [],
  isNew: false,
  senders: [],
  pages: [],
  everyCall: false,
  everyPage: false,
  forms: [],
  messages: [],
  examples: [],
}
const approval = {
  rule: 'answer-property-removed',
  subject: 'the answer 200 of getA.gone',
  who: 'A. Roy',
  why: 'No one has it.',
  until: '2027-01-31',
}

/** A report with one removed property and one added property of different types, with or without an approval. */
function report(today: string, approvals = [approval]): Report {
  const base = documents(document('1.0.0', { gone: { type: 'string' } }))
  const difference = diffDocuments(base, documents(document('1.1.0', { come: { type: 'integer' } })), today)
  const changes = difference.changes.map((change) => {
    const found = approvalOf(change, approvals, today)
    return { ...change, impact: NOBODY, ...(found && { approval: found }) }
  })
  return {
    base: 'main',
    changes,
    versions: judgeVersions({ ...difference, changes: changes.filter((change) => !('approval' in change)) }),
  }
}

it('an approved breaking change is accepted, and the report names the person who approved it', () => {
  const taken = report('2026-11-23')
  expect(isAcceptable(taken)).toBe(true)
  expect(asText(taken)).toContain('approved by A. Roy until 2027-01-31: No one has it.')
})

it('an approval is not valid after its last day or for another change', () => {
  expect(isAcceptable(report('2027-02-01'))).toBe(false)
  expect(isAcceptable(report('2026-11-23', [{ ...approval, subject: 'another' }]))).toBe(false)
})

it.each([
  ['that has expired', {}, '2027-02-01', 'ended on 2027-01-31'],
  [
    'with a misspelt subject',
    { subject: 'the answer 200 of getA.gon' },
    '2026-11-23',
    'fits no change; perhaps answer-property-removed for the answer 200 of getA.gone is meant',
  ],
  [
    'with a misspelt rule',
    { rule: 'answer-propery-removed' },
    '2026-11-23',
    'fits no change; perhaps answer-property-removed for',
  ],
])('an approval %s is named, with the reason', (_, part, today, says) => {
  const base = documents(document('1.0.0', { gone: { type: 'string' } }))
  const difference = diffDocuments(base, documents(document('1.1.0', {})), today)
  const { changes, versions, unused = [] } = approve(difference, [{ ...approval, ...part }], today)
  const refused = { base: 'main', versions, unused, changes: changes.map((change) => ({ ...change, impact: NOBODY })) }
  expect(isAcceptable(refused)).toBe(false)
  for (const name of ['text', 'markdown']) expect(formatNamed(name)(refused)).toContain(says)
  expect(approve(difference, [{ ...approval, subject: 'the answer 200 of listB.other' }], today).unused).toEqual([])
})

it('reports in JUnit, GitHub and SARIF format have the rule, file and severity of each change', () => {
  const refused = report('2026-11-23', [])
  expect(formatNamed('junit')(refused)).toMatch(
    /<testcase classname="answer-property-removed" name="The answer 200 of getA\.gone was removed\.[^"]*" file="openapi\/member\/openapi\.yaml" line="\d+">\s*<failure type="breaking"/,
  )
  expect(formatNamed('junit')(refused)).toContain('tests="3" failures="2"')
  expect(formatNamed('github')(refused)).toMatch(
    /^::error file=openapi\/member\/openapi\.yaml,line=\d+,title=answer-property-removed::The answer 200/m,
  )
  expect(formatNamed('github')(refused)).toMatch(/^::notice .*title=answer-property-added::/m)
  const { runs } = JSON.parse(formatNamed('sarif')(refused)) as {
    runs: { results: { ruleId: string; level: string }[] }[]
  }
  expect(runs[0]!.results.map(({ ruleId, level }) => `${level} ${ruleId}`)).toEqual([
    'error answer-property-removed',
    'note answer-property-added',
    'error contracts',
  ])
})

it('the changelog lists breaking and new changes for each service', () => {
  const text = asChangelog(report('2026-11-23'), '1.0', '1.1')
  expect(text).toContain('# Contracts from 1.0 to 1.1')
  expect(text).toMatch(
    /## member 1\.0\.0 to 1\.1\.0\n\n### Breaking\n\n- The answer 200 of getA\.gone was removed\..*\n\n### New\n\n- The answer 200 of getA\.come was added\./,
  )
  expect(text).toContain('## account 1.0.0\n\nNothing changed.')
})

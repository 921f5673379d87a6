import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareContracts, type Report } from '../../tools/contract/check/compare.ts'
import { asJson, asMarkdown, asText, isAcceptable, sentenceOf } from '../../tools/contract/check/report.ts'
import { SEVERITIES } from '../../tools/contract/check/severity.ts'
import { parseYaml } from '../../tools/generate/contracts/read-contract.ts'
import { compareWith, VERSION } from './support/contract-seeds.ts'

const scratch = mkdtempSync(join(tmpdir(), 'contract-check-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/**
 * A change of a contract, and what the report must say about it. The comment at the top of contract-check-cases.yaml
 * explains the fields.
 */
const Seeds = z.array(
  z.strictObject({
    change: z.string(),
    file: z.string(),
    from: z.string(),
    to: z.string(),
    placed: z.string().optional(),
    says: z.string(),
    severity: z.enum(SEVERITIES),
    everyPage: z.boolean().optional(),
    everyCall: z.boolean().default(false),
    operations: z.array(z.string()).optional(),
    pages: z.array(z.string()).optional(),
    forms: z.array(z.string()).optional(),
    messages: z.array(z.string()).optional(),
    reads: z.array(z.string()).optional(),
  }),
)
const FILE = 'tests/contract/contract-check-cases.yaml'
const SEEDS = Seeds.parse(parseYaml(readFileSync(FILE, 'utf8'), FILE))

let report: Report
beforeAll(async () => {
  report = await compareWith(SEEDS, scratch, (openapi) => {
    // The new operation is a copy of another operation under a new name.
    const claims = join(openapi, 'member/paths/claims.yaml')
    const text = readFileSync(claims, 'utf8')
    const labels = text.slice(text.indexOf('labels:'), text.indexOf('claimTypes:'))
    writeFileSync(
      claims,
      `${text.trimEnd()}\n${labels.replace('labels:', 'newLabels:').replace('getLabels', 'getTags')}`,
    )
  })
})

describe.each(SEEDS)(
  'contract change: $change',
  ({ says, severity, file, placed = file, operations, pages, forms, messages, reads, everyPage, everyCall }) => {
    const found = () => report.changes.find(({ sentence }) => sentence.includes(says))

    it(`the contract check rates the change as ${severity} and reports its file and line`, () => {
      expect(report.changes.map(({ sentence }) => sentence).join('\n')).toContain(says)
      expect(found()).toMatchObject({ severity })
      expect(found()!.place.file).toBe(`openapi/${placed}`)
      expect(found()!.place.line).toBeGreaterThan(0)
    })

    it('the contract check reports the change with the affected pages, forms and messages', () => {
      const { impact } = found()!
      if (operations)
        expect(impact.operations.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(operations))
      const ids = impact.pages.map(({ id }) => id)
      if (pages?.length === 0) expect(ids).toEqual([])
      else if (pages) expect(ids).toEqual(expect.arrayContaining(pages))
      expect(impact.everyCall).toBe(everyCall)
      if (everyPage) expect(impact.everyPage).toBe(true)
      if (forms) expect([...new Set(impact.forms.map((form) => form.file))]).toEqual(forms)
      if (messages) expect(impact.messages.map(({ id }) => id)).toEqual(expect.arrayContaining(messages))
      if (reads)
        expect([...new Set(impact.properties.flatMap(({ portal }) => portal.map((place) => place.file)))]).toEqual(
          reads,
        )
    })
  },
)

it('the contract check reports only the change that was made', () => {
  const others = report.changes.filter(({ sentence }) => !SEEDS.some(({ says }) => sentence.includes(says)))
  // The case that changes a server also causes this difference, so the difference has no case of its own.
  expect(others.map(({ sentence }) => sentence)).toEqual(['Server /member is named too.'])
})

it('the contract check names the required versions in three output formats', () => {
  expect(report.versions).toMatchObject([
    { service: 'account', worst: 'breaking', needed: '3.0.0', isEnough: false },
    { service: 'member', worst: 'breaking', needed: VERSION.nextMajor, isEnough: false },
  ])
  expect(isAcceptable(report)).toBe(false)
  expect(asText(report)).toContain(
    `not enough, a change that is breaking needs a new major version, ${VERSION.nextMajor}`,
  )
  expect(asMarkdown(report)).toContain('**This change cannot go in as it is.**')
  expect(JSON.parse(asJson(report))).toMatchObject({
    acceptable: false,
    changes: expect.arrayContaining([expect.objectContaining({ severity: 'breaking' })]) as unknown,
  })
})

it('the contract check names the affected pages in one sentence, or states that the portal uses nothing affected', () => {
  const of = (says: string) => sentenceOf(report.changes.find(({ sentence }) => sentence.includes(says))!.impact)
  expect(of('ClaimServiceLine.totalPaidAmount')).toBe(
    'Touches dashboard.home, history.combined, support.search (4 files), no form.',
  )
  expect(of('CardholderDetails.msId')).toBe('Nobody reads CardholderDetails.msId in the portal.')
  expect(of('getTags (GET /{id}/tags) was added')).toBe('Nothing in the portal uses it yet.')
})

it('the contract check finds no difference between a contract and itself', async () => {
  const same = await compareContracts({ root: resolve('.'), base: resolve('.'), head: resolve('.'), scratch }, 'HEAD')
  expect(same.changes).toEqual([])
  expect(isAcceptable(same)).toBe(true)
  expect(asText(same)).toContain('No change of the contracts since HEAD')
})

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareContracts, type Report } from '../../tools/contract/check/compare.ts'
import { asJson, asMarkdown, asText, isAcceptable, sentenceOf } from '../../tools/contract/check/report.ts'
import type { Severity } from '../../tools/contract/check/severity.ts'

const scratch = mkdtempSync(join(tmpdir(), 'contract-check-'))
const head = join(scratch, 'head')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

interface Seed {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** part of the sentence of the change */
  readonly says: string
  readonly severity: Severity
  readonly operations?: readonly string[]
  /** ids of pages that feel it, or none */
  readonly pages?: readonly string[]
  /** whether the frame around all pages feels it */
  readonly everyPage?: boolean
  readonly forms?: readonly string[]
  readonly messages?: readonly string[]
  readonly reads?: readonly string[]
}

const DETAILS = 'src/areas/history/claim-story.tsx'
/** What adds up the lines, what shows them, and what writes them for spreadsheets. */
const COLUMNS = ['src/areas/history/model/year.ts', 'src/areas/history/pages/combined.page.tsx', 'src/areas/history/year.tsx']
const LINES = ['src/areas/history/model/history-search.ts', 'src/areas/history/pages/combined.page.tsx']

/** One change of each kind, all made at once; each must be found, judged and followed to those who feel it. */
const SEEDS: readonly Seed[] = [
  {
    what: 'an operation that is gone',
    file: 'member/openapi.yaml',
    from: '  /{id}/pending-claim-services: { $ref: paths/claims.yaml#/pendingServices }\n',
    to: '',
    says: '/{id}/pending-claim-services was removed',
    severity: 'breaking',
    operations: ['listPendingClaimServices'],
    pages: ['claims.claim-type'],
  },
  {
    what: 'a field of an answer that is gone',
    file: 'member/schemas/history.yaml',
    from: '    totalPaidAmount: { $ref: ../../shared/formats.yaml#/Money }\n    isProviderPaidDrugClaim',
    to: '    isProviderPaidDrugClaim',
    says: 'ClaimServiceLine.totalPaidAmount: Property totalPaidAmount was removed',
    severity: 'breaking',
    operations: ['searchClaims'],
    pages: ['history.combined'],
    reads: COLUMNS,
  },
  {
    what: 'a field of an answer that has another name',
    file: 'member/schemas/history.yaml',
    from: '    benefitDescription: {',
    to: '    benefitName: {',
    says: 'ClaimPaymentDetails.benefitDescription: Property benefitDescription was removed',
    severity: 'breaking',
    operations: ['getClaimPaymentDetails'],
    pages: ['history.details'],
    reads: [DETAILS],
    messages: ['history.details.benefitDescription'],
  },
  {
    what: 'a field that every request needs from now on',
    file: 'member/schemas/account.yaml',
    from: '  required: [branch, bank, account]\n  properties:\n',
    to: '  required: [branch, bank, account, holder]\n  properties:\n    holder: { type: string, maxLength: 80, description: Name on the account. }\n',
    says: 'BankingDetails: Properties became required: holder',
    severity: 'breaking',
    operations: ['getBankingDetails', 'updateBankingDetails'],
    forms: [],
  },
  {
    what: 'a value that a request may no longer have',
    file: 'member/schemas/coordination.yaml',
    from: '  enum: [NONE, HSA, AUTOHSA, EASYHSA]',
    to: '  enum: [NONE, HSA, AUTOHSA]',
    says: 'EASYHSA',
    severity: 'breaking',
    operations: ['listCobReasons'],
  },
  {
    what: 'a value that an answer did not have before',
    file: 'member/schemas/claims.yaml',
    from: 'enum: [yesNo, text]',
    to: 'enum: [yesNo, text, date]',
    says: 'AdditionalQuestion.answerType: Enum of answerType gained values',
    severity: 'breaking',
    operations: ['listServiceTypes'],
  },
  {
    what: 'another type',
    file: 'member/schemas/history.yaml',
    from: 'maxLimit: { type: integer, minimum: 1,',
    to: 'maxLimit: { type: string, minimum: 1,',
    says: "Type of maxLimit widened from 'integer' to 'string'",
    severity: 'breaking',
    operations: ['searchClaims'],
    pages: ['history.combined'],
    reads: LINES,
    messages: ['history.max'],
  },
  {
    what: 'a header that every request needs from now on',
    file: 'shared/parameters.yaml',
    from: 'name: Client\n  in: header\n  required: false',
    to: 'name: Client\n  in: header\n  required: true',
    says: 'Client header parameter became required',
    severity: 'breaking',
    operations: ['login', 'getJwt'],
    pages: ['access.login'],
  },
  {
    what: 'another answer',
    file: 'member/paths/providers.yaml',
    from: "      '204': { description: None. }",
    to: "      '202': { description: Being looked for. }\n      '204': { description: None. }",
    says: 'A new answer 202',
    severity: 'breaking',
    operations: ['listRecentProviders'],
  },
  {
    what: 'another failure',
    file: 'member/paths/policy.yaml',
    from: "      '401'",
    to: "      '409': { $ref: ../../shared/responses.yaml#/Unprocessable }\n      '401'",
    says: 'A new failure 409',
    severity: 'additive',
    operations: ['getSecurityPolicy'],
    pages: ['access.login', 'dashboard.home'],
    everyPage: true,
  },
  {
    what: 'another name of a part of the path',
    file: 'member/openapi.yaml',
    from: '/{id}/forms/{formType}:',
    to: '/{id}/forms/{form}:',
    says: 'The path /{id}/forms/{formType} became /{id}/forms/{form}',
    severity: 'breaking',
    operations: ['getForm'],
  },
  {
    what: 'a call without a token',
    file: 'member/paths/support.yaml',
    from: '    operationId: getResourceUrls\n',
    to: '    operationId: getResourceUrls\n    security: []\n',
    says: 'asks for no token any more',
    severity: 'breaking',
    operations: ['getResourceUrls'],
    pages: ['claims.confirmation'],
  },
  {
    what: 'a tighter bound',
    file: 'shared/formats.yaml',
    from: String.raw`pattern: '^\d{7,12}$'`,
    to: String.raw`pattern: '^\d{7,10}$'`,
    says: 'AccountNumber: pattern changed',
    severity: 'breaking',
    operations: ['getBankingDetails', 'getPremiumPaymentMethod', 'updateBankingDetails', 'updatePremiumPaymentMethod'],
    pages: ['account.direct-deposit', 'account.direct-deposit-edit', 'account.direct-deposit-remove', 'claims.verify-information', 'premiums.payment-method'],
    forms: ['forms/premiums/premium-payment-method.schema.json', 'forms/account/direct-deposit.schema.json'],
    messages: ['bank-account.account'],
  },
  {
    what: 'a field that nobody reads',
    file: 'member/schemas/account.yaml',
    from: '    msId:',
    to: '    memberSystemId:',
    says: 'CardholderDetails.msId: Property msId was removed',
    severity: 'breaking',
    operations: ['getCardholderDetails'],
    pages: [],
    reads: [],
  },
  {
    what: 'another field, which may be absent',
    file: 'member/schemas/providers.yaml',
    from: '    isDirectPay:',
    to: '    website: { type: string, maxLength: 200, description: Page of the practice. }\n    isDirectPay:',
    says: 'website',
    severity: 'additive',
    pages: [],
  },
  {
    what: 'another operation',
    file: 'member/openapi.yaml',
    from: '  /{id}/labels:',
    to: '  /{id}/tags: { $ref: paths/claims.yaml#/newLabels }\n  /{id}/labels:',
    says: 'The path /{id}/tags was added',
    severity: 'additive',
    pages: [],
  },
  {
    what: 'a longer description',
    file: 'member/paths/policy.yaml',
    from: 'summary: ',
    to: 'summary: Always ',
    says: 'summary of GET /{id}/security-policy',
    severity: 'editorial',
    operations: ['getSecurityPolicy'],
  },
  {
    what: 'a wider bound',
    file: 'member/schemas/submission.yaml',
    from: 'maxLength: 1000',
    to: 'maxLength: 2000',
    says: 'ClaimExtraInfo.comments: maxLength of the property comments went from 1000 to 2000. More is allowed.',
    severity: 'additive',
    operations: ['submitMultiClaims'],
    forms: ['forms/claim/comments.schema.json'],
  },
]

let report: Report
beforeAll(async () => {
  cpSync('openapi', join(head, 'openapi'), { recursive: true })
  for (const { file, from, to } of SEEDS) {
    const path = join(head, 'openapi', file)
    const text = readFileSync(path, 'utf8')
    expect(text, `${file}: ${from}`).toContain(from)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  // the new operation: a copy of another one under a new name
  const claims = join(head, 'openapi/member/paths/claims.yaml')
  const text = readFileSync(claims, 'utf8')
  const labels = text.slice(text.indexOf('labels:'), text.indexOf('claimTypes:'))
  writeFileSync(claims, `${text.trimEnd()}\n${labels.replace('labels:', 'newLabels:').replace('getLabels', 'getTags')}`)
  report = await compareContracts({ root: resolve('.'), base: resolve('.'), head, scratch }, 'the last release')
})

describe.each(SEEDS)('$what', ({ says, severity, file, operations, pages, forms, messages, reads, everyPage }) => {
  const found = () => report.changes.find(({ sentence }) => sentence.includes(says))

  it(`is ${severity}, with its place`, () => {
    expect(report.changes.map(({ sentence }) => sentence).join('\n')).toContain(says)
    expect(found()).toMatchObject({ severity })
    expect(found()!.source.file).toBe(`openapi/${file}`)
    expect(found()!.source.line).toBeGreaterThan(0)
  })

  it('names those who feel it', () => {
    const { impact } = found()!
    if (operations) expect(impact.operations.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining([...operations]))
    const ids = impact.pages.map(({ id }) => id)
    if (pages?.length === 0) expect(ids).toEqual([])
    else if (pages) expect(ids).toEqual(expect.arrayContaining([...pages]))
    if (everyPage) expect(impact.everyPage).toBe(true)
    if (forms) expect([...new Set(impact.forms.map((form) => form.file))]).toEqual(forms)
    if (messages) expect(impact.messages.map(({ id }) => id)).toEqual(expect.arrayContaining([...messages]))
    if (reads) expect([...new Set(impact.properties.flatMap(({ portal }) => portal.map((place) => place.file)))]).toEqual(reads)
  })
})

it('finds nothing else', () => {
  const others = report.changes.filter(({ sentence }) => !SEEDS.some(({ says }) => sentence.includes(says)))
  // what comes with a seed: the new name of a field, the new property behind the new requirement
  expect(others.map(({ sentence }) => sentence).toSorted()).toEqual([
    'BankingDetails.holder: The property holder was added.',
    'CardholderDetails.memberSystemId: The property memberSystemId was added.',
    'ClaimPaymentDetails.benefitName: The property benefitName was added.',
  ])
})

it('asks for the versions that the changes need, and says so in three formats', () => {
  expect(report.versions).toMatchObject([
    { service: 'account', worst: 'breaking', needed: '2.0.0', isEnough: false },
    { service: 'member', worst: 'breaking', needed: '2.0.0', isEnough: false },
  ])
  expect(isAcceptable(report)).toBe(false)
  expect(asText(report)).toContain('not enough, a change that is breaking needs a new major version, 2.0.0')
  expect(asMarkdown(report)).toContain('**This change cannot go in as it is.**')
  expect(JSON.parse(asJson(report))).toMatchObject({
    acceptable: false,
    changes: expect.arrayContaining([expect.objectContaining({ severity: 'breaking' })]) as unknown,
  })
})

it('says in one sentence who feels it, also when nobody does', () => {
  const of = (says: string) => sentenceOf(report.changes.find(({ sentence }) => sentence.includes(says))!.impact)
  expect(of('ClaimServiceLine.totalPaidAmount')).toBe('Touches history.combined (3 files), no form.')
  expect(of('CardholderDetails.msId')).toBe('Nobody reads CardholderDetails.msId in the portal.')
  expect(of('The path /{id}/tags was added')).toBe('Nothing in the portal uses it yet.')
})

it('finds no change where there is none', async () => {
  const same = await compareContracts({ root: resolve('.'), base: resolve('.'), head: resolve('.'), scratch }, 'HEAD')
  expect(same.changes).toEqual([])
  expect(isAcceptable(same)).toBe(true)
  expect(asText(same)).toContain('No change of the contracts since HEAD')
})

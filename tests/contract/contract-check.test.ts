import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareContracts, type Report } from '../../tools/contract/check/compare.ts'
import { asJson, asMarkdown, asText, isAcceptable, sentenceOf } from '../../tools/contract/check/report.ts'
import type { Severity } from '../../tools/contract/check/severity.ts'
import { compareWith, type Edit, VERSION } from './support/contract-seeds.ts'

const scratch = mkdtempSync(join(tmpdir(), 'contract-check-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

interface Seed extends Edit {
  readonly what: string
  /** the place in the report, unless it is the file */
  readonly placed?: string
  /** part of the sentence that names the difference */
  readonly says: string
  readonly severity: Severity
  readonly operations?: readonly string[]
  /** ids of the affected pages */
  readonly pages?: readonly string[]
  /** whether the layout around all pages is affected */
  readonly everyPage?: boolean
  /** whether every call of the service is affected */
  readonly everyCall?: boolean
  readonly forms?: readonly string[]
  readonly messages?: readonly string[]
  readonly reads?: readonly string[]
}

const DETAILS = 'src/areas/history/claim-details.tsx'
/** The files that add up the lines, show them, and export them for spreadsheets. */
const COLUMNS = [
  'src/areas/history/csv-button.tsx',
  'src/areas/history/model/totals.ts',
  'src/areas/history/pages/combined.page.tsx',
]
const LINES = ['src/areas/history/model/history-search.ts', 'src/areas/history/pages/combined.page.tsx']

/** One change of each kind, made in one copy. The check finds and judges each of them and names what it affects. */
const SEEDS: readonly Seed[] = [
  {
    what: 'an operation that is gone',
    file: 'member/openapi.yaml',
    from: '  /{id}/pending-claim-services: { $ref: paths/claims.yaml#/pendingServices }\n',
    to: '',
    placed: 'member/paths/claims.yaml',
    says: 'listPendingClaimServices (GET /{id}/pending-claim-services) was removed',
    severity: 'breaking',
    operations: ['listPendingClaimServices'],
    pages: ['claims.claim-type'],
  },
  {
    what: 'a field of an answer that is gone',
    file: 'member/schemas/history.yaml',
    from: '    totalPaidAmount: { $ref: ../../shared/formats.yaml#/Money }\n    isProviderPaidDrugClaim',
    to: '    isProviderPaidDrugClaim',
    says: 'ClaimServiceLine.totalPaidAmount was removed',
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
    says: 'ClaimPaymentDetails.benefitDescription is called benefitName now',
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
    says: 'BankingDetails.holder was added and is needed',
    severity: 'breaking',
    operations: ['getBankingDetails', 'updateBankingDetails'],
    forms: ['forms/account/direct-deposit.schema.json'],
  },
  {
    what: 'a value that a request may no longer have',
    file: 'member/schemas/coordination.yaml',
    from: '  enum: [NONE, HSA, AUTOHSA, EASYHSA]',
    to: '  enum: [NONE, HSA, AUTOHSA]',
    says: 'HsaType lost EASYHSA',
    severity: 'breaking',
    operations: ['listCobReasons'],
  },
  {
    what: 'a value that an answer did not have before',
    file: 'member/schemas/claims.yaml',
    from: 'enum: [yesNo, text]',
    to: 'enum: [yesNo, text, date]',
    says: 'AdditionalQuestion.answerType gained date',
    severity: 'breaking',
    operations: ['listServiceTypes'],
  },
  {
    what: 'another type',
    file: 'member/schemas/history.yaml',
    from: 'maxLimit: { type: integer, minimum: 1,',
    to: 'maxLimit: { type: string, minimum: 1,',
    says: 'maxLimit: type went from integer to string',
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
    says: 'The parameter Client is required from now on',
    severity: 'breaking',
    operations: ['login', 'getJwt'],
    pages: ['access.login'],
  },
  {
    what: 'another answer',
    file: 'member/paths/providers.yaml',
    from: "      '204': { description: None. }",
    to: "      '202': { description: Being looked for. }\n      '204': { description: None. }",
    says: 'The answer 202 of listRecentProviders was added',
    severity: 'breaking',
    operations: ['listRecentProviders'],
  },
  {
    what: 'another failure',
    file: 'member/paths/policy.yaml',
    from: "      '401'",
    to: "      '409': { $ref: ../../shared/responses.yaml#/Unprocessable }\n      '401'",
    says: 'The answer 409 of getSecurityPolicy was added',
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
    placed: 'member/paths/support.yaml',
    says: 'is written /{id}/forms/{form}',
    severity: 'editorial',
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
    says: 'AccountNumber: pattern went from',
    severity: 'breaking',
    operations: ['getBankingDetails', 'getPremiumPaymentMethod', 'updateBankingDetails', 'updatePremiumPaymentMethod'],
    pages: [
      'account.direct-deposit',
      'account.direct-deposit-edit',
      'account.direct-deposit-remove',
      'claims.verify-information',
      'premiums.payment-method',
    ],
    forms: ['forms/premiums/premium-payment-method.schema.json', 'forms/account/direct-deposit.schema.json'],
    messages: ['bank-account.account'],
  },
  {
    what: 'a field that the portal does not read',
    file: 'member/schemas/account.yaml',
    from: '    msId:',
    to: '    memberSystemId:',
    says: 'CardholderDetails.msId is called memberSystemId now',
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
    says: 'website was added',
    severity: 'additive',
    pages: [],
  },
  {
    what: 'another operation',
    file: 'member/openapi.yaml',
    from: '  /{id}/labels:',
    to: '  /{id}/tags: { $ref: paths/claims.yaml#/newLabels }\n  /{id}/labels:',
    placed: 'member/paths/claims.yaml',
    says: 'getTags (GET /{id}/tags) was added',
    severity: 'additive',
    pages: [],
  },
  {
    what: 'a longer description',
    file: 'member/paths/policy.yaml',
    from: 'summary: ',
    to: 'summary: Always ',
    says: 'getSecurityPolicy (GET /{id}/security-policy) says its summary in other words',
    severity: 'editorial',
    operations: ['getSecurityPolicy'],
  },
  {
    what: 'a field that a request needs and the portal does not send yet (S12)',
    file: 'member/schemas/support.yaml',
    from: '  required: [message]\n  properties:\n',
    to: '  required: [message, topic]\n  properties:\n    topic: { type: string, maxLength: 20, description: What it is about. }\n',
    says: 'ContactUsRequest.topic was added and is needed',
    severity: 'breaking',
    operations: ['sendContactUsEmail'],
    pages: ['support.contact-us'],
    forms: ['forms/support/contact-us.schema.json'],
  },
  {
    what: 'a field that a closed request may not hold any more (S89)',
    file: 'member/schemas/submission.yaml',
    from: '    hasComments:',
    to: '    hasRemarks:',
    says: 'ClaimExtraInfo.hasComments is called hasRemarks now',
    severity: 'breaking',
    operations: ['submitMultiClaims'],
    pages: ['claims.confirmation'],
    reads: ['src/areas/claims/model/claim-extra-info.ts'],
  },
  {
    what: 'words of a failure, which are read without a type (S47)',
    file: 'shared/problem.yaml',
    from: '    messageFr: { type: string, maxLength: 2000, description: The sentence shown on a French page. }\n',
    to: '',
    says: 'Problem.messageFr was removed',
    severity: 'breaking',
    operations: ['login', 'getLabels'],
    everyCall: true,
  },
  {
    what: 'a failure that was a result (S44)',
    file: 'member/paths/premiums.yaml',
    from: '        x-as-data: true\n',
    to: '',
    says: 'The answer 402 of createPremiumPayment: x-as-data went from true to nothing',
    severity: 'breaking',
    pages: ['premiums.one-time-payment'],
  },
  {
    what: 'another name and another type (S79)',
    file: 'member/schemas/history.yaml',
    from: "    accountEnding: { type: string, pattern: '^\\d{4}$',",
    to: '    account: { type: string, maxLength: 12,',
    says: 'LinePayment.accountEnding was removed',
    severity: 'breaking',
    pages: ['history.details'],
  },
  {
    what: 'a field of a file beside the service (S62)',
    file: 'member/schemas/content.yaml',
    from: '    claimPromiseDays: {',
    to: '    promiseDays: {',
    says: 'EnvConfig.claimPromiseDays is called promiseDays now',
    severity: 'breaking',
    operations: ['getEnvConfig'],
  },
  {
    what: 'another address of the service (S64)',
    file: 'member/openapi.yaml',
    from: '{ url: /members,',
    to: '{ url: /member,',
    says: 'Server /members is not named any more',
    severity: 'breaking',
    everyCall: true,
  },
  {
    what: 'a switch that rows of pages need (S69)',
    file: 'member/schemas/policy.yaml',
    from: '    storeFront: {',
    to: '    shopFront: {',
    says: 'SecurityPolicy.storeFront is called shopFront now',
    severity: 'breaking',
    pages: ['care.category'],
  },
  {
    what: 'a wider bound',
    file: 'member/schemas/submission.yaml',
    from: 'maxLength: 1000',
    to: 'maxLength: 2000',
    says: 'ClaimExtraInfo.comments: maxLength went from 1000 to 2000. More may be sent.',
    severity: 'additive',
    operations: ['submitMultiClaims'],
    forms: ['forms/claim/comments.schema.json'],
  },
]

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
  '$what',
  ({
    says,
    severity,
    file,
    placed = file,
    operations,
    pages,
    forms,
    messages,
    reads,
    everyPage,
    everyCall = false,
  }) => {
    const found = () => report.changes.find(({ sentence }) => sentence.includes(says))

    it(`the check reports the change as ${severity}, with the file and line of the change`, () => {
      expect(report.changes.map(({ sentence }) => sentence).join('\n')).toContain(says)
      expect(found()).toMatchObject({ severity })
      expect(found()!.place.file).toBe(`openapi/${placed}`)
      expect(found()!.place.line).toBeGreaterThan(0)
    })

    it('the check reports the change with the affected pages, forms and messages', () => {
      const { impact } = found()!
      if (operations)
        expect(impact.operations.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining([...operations]))
      const ids = impact.pages.map(({ id }) => id)
      if (pages?.length === 0) expect(ids).toEqual([])
      else if (pages) expect(ids).toEqual(expect.arrayContaining([...pages]))
      expect(impact.everyCall).toBe(everyCall)
      if (everyPage) expect(impact.everyPage).toBe(true)
      if (forms) expect([...new Set(impact.forms.map((form) => form.file))]).toEqual(forms)
      if (messages) expect(impact.messages.map(({ id }) => id)).toEqual(expect.arrayContaining([...messages]))
      if (reads)
        expect([...new Set(impact.properties.flatMap(({ portal }) => portal.map((place) => place.file)))]).toEqual(
          reads,
        )
    })
  },
)

it('the check finds no other change', () => {
  const others = report.changes.filter(({ sentence }) => !SEEDS.some(({ says }) => sentence.includes(says)))
  // These two changes follow from other seeds.
  expect(others.map(({ sentence }) => sentence)).toEqual([
    'LinePayment.account was added.',
    'Server /member is named too.',
  ])
})

it('the check asks for the versions that the changes need, in three formats', () => {
  expect(report.versions).toMatchObject([
    { service: 'account', worst: 'breaking', needed: VERSION.nextMajor, isEnough: false },
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

it('the check lists the affected pages in one sentence, and says when there are none', () => {
  const of = (says: string) => sentenceOf(report.changes.find(({ sentence }) => sentence.includes(says))!.impact)
  expect(of('ClaimServiceLine.totalPaidAmount')).toBe('Touches history.combined (3 files), no form.')
  expect(of('CardholderDetails.msId')).toBe('Nobody reads CardholderDetails.msId in the portal.')
  expect(of('getTags (GET /{id}/tags) was added')).toBe('Nothing in the portal uses it yet.')
})

it('the check finds no change in the same contract', async () => {
  const same = await compareContracts({ root: resolve('.'), base: resolve('.'), head: resolve('.'), scratch }, 'HEAD')
  expect(same.changes).toEqual([])
  expect(isAcceptable(same)).toBe(true)
  expect(asText(same)).toContain('No change of the contracts since HEAD')
})

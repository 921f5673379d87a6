import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyTree } from '../../copy-tree.ts'
import { loadPageTable } from '../../page-table.ts'
import { readCode } from './code-graph.ts'
import { diffDocuments, type Change } from './diff.ts'
import { documentsIn, readDocuments, type Documents } from './documents.ts'
import { impactOf, propertiesToProbe, type Impact } from './impact.ts'
import { keyOf, findUsagesOfProperties, treeIn } from './find-usages-of-properties.ts'
import { sentenceOf } from './report.ts'
import { SEVERITIES } from './severity.ts'
import { usesIn, type Uses } from './uses.ts'

/**
 * One change of the contracts: in a file below `openapi/`, `to` replaces the first `from`, or the first `from` behind
 * `after` if it is given.
 */
interface Edit {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly after?: string
}

const edit = (file: string, from: string, to: string, after?: string): Edit => ({
  file,
  from,
  to,
  ...(after !== undefined && { after }),
})
/** A change within an operation. */
const of = (file: string, operationId: string, from: string, to: string): Edit =>
  edit(`member/paths/${file}.yaml`, from, to, `operationId: ${operationId}\n`)
const within = (file: string, schema: string, from: string, to: string): Edit => edit(file, from, to, `${schema}:\n`)

/** The worst change of a row: its severity and rule, and its effect. A number stands for a long list of operations. */
interface Expected {
  readonly verdict: string
  readonly people?: string
  readonly operations?: readonly string[] | number
  readonly forms?: readonly string[]
  readonly messages?: readonly string[]
}

/**
 * Changes of the present contracts, each made alone and compared with the present code of the portal. Names with S come
 * from a list of cases; the other rows complete it. No rule can judge S14. S25 breaks no caller. S26 changes no request
 * and no response. After S17 the portal does not compile, which the full run finds.
 */
const ROWS: readonly (readonly [what: string, edits: readonly Edit[], expected: Expected])[] = [
  [
    'S01 an operation less',
    [edit('member/openapi.yaml', '  /{id}/labels: { $ref: paths/claims.yaml#/labels }\n', '')],
    {
      verdict: 'breaking operation-removed',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S02 a method less',
    [
      edit(
        'member/paths/account.yaml',
        '  delete:\n    operationId: deleteBankingDetails',
        '  x-gone:\n    operationId: deleteBankingDetails',
      ),
    ],
    {
      verdict: 'breaking operation-removed',
      people: 'Touches account.direct-deposit-remove, no form.',
      operations: ['deleteBankingDetails'],
    },
  ],
  [
    'S03 a property of an answer less',
    [
      within(
        'member/schemas/account.yaml',
        'Participant',
        '    medicalExclusion: { type: boolean, description: Whether an exclusion applies (D-128). }\n',
        '',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people: 'Touches coverage.exclusion (1 file), no form.',
      operations: ['listParticipants'],
      messages: ['coverage.exclusion.private'],
    },
  ],
  [
    'S04 one that nobody reads',
    [
      edit(
        'member/schemas/account.yaml',
        '    phone: { type: string, maxLength: 20, description: The same number under its older name. phoneNumber is the one that is read and sent (D-64). }\n',
        '',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people: 'Nobody reads ContactInfoDetails.phone in the portal.',
      operations: ['getContactInfoDetails', 'updateContactInfoDetails'],
    },
  ],
  [
    'S05 another name',
    [
      within('member/schemas/premiums.yaml', 'Premiums', '    totalAmount: {', '    amountOwed: {'),
      within('member/schemas/premiums.yaml', 'Premiums', '[totalAmount,', '[amountOwed,'),
    ],
    {
      verdict: 'breaking property-renamed',
      people:
        'Touches dashboard.home, premiums.statements, premiums.one-time-payment, premiums.payment-confirmed (5 files), no form.',
      operations: ['getPremiums'],
      messages: ['premiums.owed', 'premiums.payment.amount', 'premiums.payment.source'],
    },
  ],
  [
    'S06 a property that may be absent',
    [within('member/schemas/history.yaml', 'RecentClaim', '[receivedDate, ', '[')],
    {
      verdict: 'breaking answer-required-wider',
      people: 'Touches dashboard.home, claims.confirmation, history.details (3 files), no form.',
      operations: ['listRecentClaims'],
      messages: ['dashboard.recent.received'],
    },
  ],
  [
    'S07 null as well',
    [
      within(
        'member/schemas/submission.yaml',
        'SubmitMultiClaimsResult',
        'message: { type: string,',
        "message: { type: [string, 'null'],",
      ),
    ],
    {
      verdict: 'breaking answer-null-wider',
      people: 'Touches claims.confirmation, claims.success (2 files), no form.',
      operations: ['submitMultiClaims'],
      messages: ['claims.receipt.sent', 'claims.arrived'],
    },
  ],
  [
    'S10 a date with a time',
    [
      within(
        'member/schemas/history.yaml',
        'LinePayment',
        'date: { $ref: ../../shared/formats.yaml#/Date8 }',
        'date: { type: string, format: date-time, description: When. }',
      ),
    ],
    {
      verdict: 'breaking answer-pattern-wider',
      people: 'Touches history.details, history.claims (1 file), no form.',
      operations: ['getClaimPaymentDetails'],
    },
  ],
  [
    'S11 another format by reference',
    [
      within(
        'member/schemas/history.yaml',
        'ClaimServiceLine',
        'dateReceived: { $ref: ../../shared/formats.yaml#/Date8 }',
        'dateReceived: { $ref: ../../shared/formats.yaml#/FullDate }',
      ),
    ],
    {
      verdict: 'breaking answer-pattern-both',
      people: 'Touches history.combined, history.details, history.claims (2 files), no form.',
      operations: ['searchClaims'],
      messages: ['history.details.benefitDescription', 'history.line.code', 'history.details.dateReceived'],
    },
  ],
  [
    'S12 a request needs more',
    [
      within(
        'member/schemas/support.yaml',
        'ContactUsRequest',
        'required: [message]\n  properties:\n',
        'required: [message, topic]\n  properties:\n    topic: { type: string, maxLength: 20, description: Topic. }\n',
      ),
    ],
    {
      verdict: 'breaking request-property-added',
      people: 'Touches support.contact-us, 1 form rule.',
      operations: ['sendContactUsEmail'],
      forms: ['forms/support/contact-us.schema.json'],
      messages: ['support.contact.sent'],
    },
  ],
  [
    'S14 a property less of an open request',
    [
      edit('account/schemas/session.yaml', '    password: { $ref: ../../shared/formats.yaml#/CurrentPassword }\n', ''),
      edit('account/schemas/session.yaml', '[email, password]', '[email]'),
    ],
    {
      verdict: 'unclear request-property-removed',
      people: 'Touches the frame of every page and access.login (1 file), no form.',
      operations: ['login'],
    },
  ],
  [
    'S15 a value less of a parameter',
    [edit('member/schemas/history.yaml', '[processedDate, serviceDate]', '[processedDate]')],
    {
      verdict: 'breaking request-values-narrower',
      people: 'Touches claims (27 routes), claims.confirmation, history.combined, no form.',
      operations: ['searchClaims', 'getClaimsPdf'],
      messages: ['history.download'],
    },
  ],
  [
    'S17 a value less of an answer',
    [edit('member/schemas/history.yaml', 'enum: [DIRECT_DEPOSIT, CHEQUE, PROVIDER]', 'enum: [DIRECT_DEPOSIT, CHEQUE]')],
    {
      verdict: 'additive answer-values-narrower',
      people: 'Touches history.details, history.claims (1 file), no form.',
      operations: ['getClaimPaymentDetails'],
    },
  ],
  [
    'S18 a value more of a request',
    [edit('member/schemas/history.yaml', '[processedDate, serviceDate]', '[processedDate, serviceDate, receivedDate]')],
    {
      verdict: 'additive request-values-wider',
      people: 'Touches claims (27 routes), claims.confirmation, history.combined, no form.',
      operations: ['searchClaims', 'getClaimsPdf'],
      messages: ['history.download'],
    },
  ],
  [
    'S19 a header that is needed',
    [
      of(
        'claims',
        'getLabels',
        '    responses:\n',
        '    parameters:\n      - { name: X-Trace, in: header, required: true, schema: { type: string, maxLength: 40 } }\n    responses:\n',
      ),
    ],
    {
      verdict: 'breaking request-parameter-added',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S20 a query parameter that is needed',
    [
      of(
        'claims',
        'getLabels',
        '    responses:\n',
        '    parameters:\n      - { name: kind, in: query, required: true, schema: { type: string, maxLength: 40 } }\n    responses:\n',
      ),
    ],
    {
      verdict: 'breaking request-parameter-added',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S21 a query parameter that may be absent',
    [
      of(
        'claims',
        'getLabels',
        '    responses:\n',
        '    parameters:\n      - { name: kind, in: query, required: false, schema: { type: string, maxLength: 40 } }\n    responses:\n',
      ),
    ],
    {
      verdict: 'additive request-parameter-added',
      people: 'Nothing in the portal uses it yet.',
      operations: ['getLabels'],
    },
  ],
  [
    'S23 no 204 any more',
    [of('claims', 'listClaimTypes', "      '204': { description: None. }\n", '')],
    {
      verdict: 'breaking success-removed',
      people:
        'Touches the frame of every page and spending.health, spending.health-alternate, spending.wellness, spending.wellness-alternate, claims (27 routes), claims.confirmation, history.claims, no form.',
      operations: ['listClaimTypes'],
    },
  ],
  [
    'S24 201 for 200',
    [of('premiums', 'createPremiumPayment', "'201':", "'200':")],
    {
      verdict: 'breaking success-removed',
      people: 'Touches premiums.one-time-payment, premiums.card-payment, no form.',
      operations: ['createPremiumPayment'],
    },
  ],
  [
    'S25 a failure less',
    [
      of(
        'claims',
        'listServiceTypes',
        "      '404': { $ref: ../../shared/person-responses.yaml#/PersonUnknown }\n",
        '',
      ),
    ],
    {
      verdict: 'additive failure-removed',
      people: 'Touches the frame of every page and claims (27 routes), claims.confirmation, no form.',
      operations: ['listServiceTypes'],
    },
  ],
  [
    'S26 another name in a path',
    [edit('member/openapi.yaml', '/{id}/forms/{formType}:', '/{id}/forms/{form}:')],
    {
      verdict: 'editorial path-parameter-renamed',
      people: 'Touches the frame of every page and account.people, account.direct-deposit, no form.',
      operations: ['getForm'],
      messages: ['account.people.form.open', 'direct-deposit.form'],
    },
  ],
  [
    'S27 another path',
    [edit('member/openapi.yaml', '  /{id}/labels:', '  /{id}/line-labels:')],
    {
      verdict: 'breaking operation-moved',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S28 another operationId',
    [edit('member/paths/claims.yaml', 'operationId: getLabels', 'operationId: readLabels')],
    {
      verdict: 'breaking operation-id',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels', 'readLabels'],
    },
  ],
  [
    'S29 no token',
    [of('support', 'getResourceUrls', '    x-localised', '    security: []\n    x-localised')],
    {
      verdict: 'breaking security',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getResourceUrls'],
    },
  ],
  [
    'S31 a shorter text of a form',
    [edit('member/schemas/support.yaml', 'minLength: 1, maxLength: 2000', 'minLength: 1, maxLength: 1000')],
    {
      verdict: 'breaking request-bound-narrower',
      people: 'Touches support.contact-us (1 file), 1 form rule.',
      operations: ['sendContactUsEmail'],
      forms: ['forms/support/contact-us.schema.json'],
      messages: ['support.contact.sent'],
    },
  ],
  [
    'S32 a tighter pattern of a format',
    [edit('shared/formats.yaml', String.raw`pattern: '^\d{7,12}$'`, String.raw`pattern: '^\d{7,10}$'`)],
    {
      verdict: 'breaking request-pattern-narrower',
      people:
        'Touches claims (27 routes), claims.confirmation, account.direct-deposit, account.direct-deposit-edit, account.direct-deposit-remove, premiums.payment-method (4 files), 2 form rules.',
      operations: [
        'getBankingDetails',
        'updateBankingDetails',
        'getPremiumPaymentMethod',
        'updatePremiumPaymentMethod',
      ],
      forms: ['forms/account/direct-deposit.schema.json', 'forms/premiums/premium-payment-method.schema.json'],
      messages: ['bank-account.branch', 'bank-account.bank', 'bank-account.account'],
    },
  ],
  [
    'S33 a smaller maximum of a parameter',
    [of('claims', 'listRecentClaimServices', 'maximum: 50,', 'maximum: 3,')],
    {
      verdict: 'breaking request-bound-narrower',
      people:
        'Touches dashboard.home, claims (27 routes), claims.confirmation, history.details, history.claims, no form.',
      operations: ['listRecentClaimServices'],
    },
  ],
  [
    'S34, S35 a longer text of an answer',
    [
      within(
        'member/schemas/history.yaml',
        'RecentClaim',
        'status: { type: string, maxLength: 60',
        'status: { type: string, maxLength: 90',
      ),
    ],
    {
      verdict: 'breaking answer-bound-wider',
      people: 'Touches dashboard.home, history.details (2 files), no form.',
      operations: ['listRecentClaims'],
      messages: ['dashboard.recent.received'],
    },
  ],
  [
    'S36 no pattern any more in an answer',
    [edit('member/schemas/support.yaml', "url: { type: string, pattern: '^https?://', ", 'url: { type: string, ')],
    {
      verdict: 'breaking answer-pattern-wider',
      people: 'Touches the frame of every page and account.people, account.direct-deposit (1 file), no form.',
      operations: ['getForm'],
    },
  ],
  [
    'S37 a longer text of a request',
    [edit('member/schemas/support.yaml', 'minLength: 1, maxLength: 2000', 'minLength: 1, maxLength: 4000')],
    {
      verdict: 'additive request-bound-wider',
      people: 'Touches support.contact-us (1 file), 1 form rule.',
      operations: ['sendContactUsEmail'],
      forms: ['forms/support/contact-us.schema.json'],
      messages: ['support.contact.sent'],
    },
  ],
  [
    'S38 another media type',
    [of('claims', 'getLabels', 'application/json', 'text/json')],
    {
      verdict: 'breaking media-type-removed',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S39 kept another way',
    [of('claims', 'getLabels', 'x-cache: session', 'x-cache: none')],
    {
      verdict: 'additive extension-cache',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S40 localised no more',
    [of('claims', 'getLabels', '    x-localised: true\n', '')],
    {
      verdict: 'breaking extension-localised',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S41 localised from now on',
    [of('policy', 'getSecurityPolicy', '    x-cache', '    x-localised: true\n    x-cache')],
    {
      verdict: 'additive extension-localised',
      people:
        'Touches the frame of every page and 72 pages: access 2, dashboard 1, coverage 20, spending 4, care 2, claims 29, history 5, account 3, support 1, premiums 5, no form.',
      operations: ['getSecurityPolicy'],
    },
  ],
  [
    'S42 no download any more',
    [of('history', 'getClaimsPdf', '    x-download: { en: claims.pdf, fr: demandes.pdf }\n', '')],
    {
      verdict: 'breaking extension-download',
      people: 'Touches history.combined, no form.',
      operations: ['getClaimsPdf'],
      messages: ['history.download'],
    },
  ],
  [
    'S43 less patience',
    [of('claims', 'submitMultiClaims', 'x-timeout-ms: 120000', 'x-timeout-ms: 2000')],
    {
      verdict: 'additive extension-timeout-ms',
      people: 'Touches claims.confirmation, no form.',
      operations: ['submitMultiClaims'],
    },
  ],
  [
    'S44 a result that is a failure',
    [of('premiums', 'createPremiumPayment', '        x-as-data: true\n', '')],
    {
      verdict: 'breaking extension-as-data',
      people: 'Touches premiums.one-time-payment, premiums.card-payment, no form.',
      operations: ['createPremiumPayment'],
    },
  ],
  [
    'S47 words of a failure',
    [
      edit(
        'shared/problem.yaml',
        '    messageFr: { type: string, maxLength: 2000, description: The sentence shown on a French page. }\n',
        '',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people: 'Touches every call of the service, so every page.',
      operations: 111,
    },
  ],
  [
    'S50 other words',
    [of('claims', 'getLabels', 'summary: ', 'summary: Always ')],
    {
      verdict: 'editorial words',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S51 a property more of an answer',
    [
      within(
        'member/schemas/history.yaml',
        'RecentClaim',
        '    statusUpdate:',
        '    note: { type: string, maxLength: 20, description: Note. }\n    statusUpdate:',
      ),
    ],
    {
      verdict: 'additive answer-property-added',
      people: 'Nothing in the portal uses it yet.',
      operations: ['listRecentClaims'],
    },
  ],
  [
    'S54 another default of a parameter',
    [of('claims', 'listRecentClaimServices', 'default: 5', 'default: 10')],
    {
      verdict: 'additive default',
      people:
        'Touches dashboard.home, claims (27 routes), claims.confirmation, history.details, history.claims, no form.',
      operations: ['listRecentClaimServices'],
    },
  ],
  [
    'S55 another default of a flag',
    [
      edit(
        'member/schemas/policy.yaml',
        'submitClaim: { type: boolean, default: false',
        'submitClaim: { type: boolean, default: true',
      ),
    ],
    {
      verdict: 'additive default',
      people:
        'Touches claims.start, claims (27 routes), claims.travel-cannot-process, claims.confirmation, claims.success, no form.',
      operations: ['getSecurityPolicy'],
    },
  ],
  [
    'S56 longer passwords',
    [edit('shared/formats.yaml', 'minLength: 8', 'minLength: 10', 'NewPassword:\n')],
    {
      verdict: 'breaking request-bound-narrower',
      people:
        'Touches access.reset, access.change-password, registration.register, welcome.password, account.change-password (6 files), 5 form rules.',
      operations: ['resetPassword', 'changePassword', 'registerAccount', 'registerDigitalAccount'],
      forms: [
        'forms/access/public-change-password.schema.json',
        'forms/access/reset-password.schema.json',
        'forms/account/change-password.schema.json',
        'forms/registration/register.schema.json',
        'forms/welcome/digital-password.schema.json',
      ],
    },
  ],
  [
    'S57 another name of a schema',
    [
      edit('member/schemas/premiums.yaml', 'PremiumStatement:\n', 'StatementOfPremiums:\n'),
      edit('member/paths/premiums.yaml', 'premiums.yaml#/PremiumStatement ', 'premiums.yaml#/StatementOfPremiums '),
    ],
    {
      verdict: 'breaking component-renamed',
      people: 'Touches premiums.statements, premiums.statement, no form.',
      operations: ['listPremiumStatements'],
    },
  ],
  [
    'S58 another tag',
    [of('claims', 'getLabels', 'tags: [claims]', 'tags: [support]')],
    {
      verdict: 'breaking tags',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S60 no token in an answer',
    [
      edit(
        'account/paths/session.yaml',
        "        headers: { x-auth: { $ref: '#/xAuth' } }\n",
        '',
        'operationId: login\n',
      ),
    ],
    {
      verdict: 'breaking header-removed',
      people: 'Touches the frame of every page and access.login, no form.',
      operations: ['login'],
    },
  ],
  [
    'S61 an example less',
    [
      of(
        'policy',
        'getSecurityPolicy',
        '              suspended: { $ref: ../../examples/policy/getSecurityPolicy.yaml#/suspended }\n',
        '',
      ),
    ],
    {
      verdict: 'editorial example-removed',
      people:
        'Touches the frame of every page and 72 pages: access 2, dashboard 1, coverage 20, spending 4, care 2, claims 29, history 5, account 3, support 1, premiums 5, no form.',
      operations: ['getSecurityPolicy'],
    },
  ],
  [
    'S62 a field of a file less',
    [within('member/schemas/content.yaml', 'ContactContent', '    hours:', '    openingHours:')],
    {
      verdict: 'breaking property-renamed',
      people: 'Touches access.custom-contact, dashboard.home, support.contact-us (2 files), no form.',
      operations: ['getContactContent'],
      messages: ['contact.phone'],
    },
  ],
  [
    'S63 another address of a file',
    [edit('member/openapi.yaml', '/assets/env-config.json:', '/assets/environment.json:')],
    {
      verdict: 'breaking operation-moved',
      people:
        'Touches the frame of every page and 93 pages: access 3, welcome 9, dashboard 1, coverage 20, spending 4, care 3, claims 29, history 5, account 7, card 1, support 2, premiums 6, demo 3, no form.',
      operations: ['getEnvConfig'],
    },
  ],
  [
    'S64 another server',
    [edit('member/openapi.yaml', '{ url: /members,', '{ url: /member,')],
    { verdict: 'breaking server-removed', people: 'Touches every call of the service, so every page.' },
  ],
  [
    'S65 another scheme',
    [
      edit(
        'member/openapi.yaml',
        'type: http, scheme: bearer, bearerFormat: JWT',
        'type: apiKey, in: header, name: X-Token',
      ),
    ],
    { verdict: 'breaking scheme-changed', people: 'Touches every call of the service, so every page.' },
  ],
  [
    'S66 another order',
    [edit('member/schemas/history.yaml', '[DIRECT_DEPOSIT, CHEQUE, PROVIDER]', '[PROVIDER, DIRECT_DEPOSIT, CHEQUE]')],
    { verdict: 'none' },
  ],
  [
    'S67 a greater maximum of an answer',
    [edit('shared/formats.yaml', 'maximum: 100\n', 'maximum: 200\n', 'Percent:\n')],
    {
      verdict: 'breaking answer-bound-wider',
      people: 'Touches 41 pages: dashboard 1, coverage 8, claims 28, history 4 (12 files), no form.',
      operations: 14,
      messages: ['claims.services.prescription', 'claims.services.percent', 'claims.services.percent-remaining'],
    },
  ],
  [
    'S68 a property that is always there',
    [
      within(
        'member/schemas/history.yaml',
        'LinePayment',
        '[paymentId, method, date]',
        '[paymentId, method, date, accountEnding]',
      ),
    ],
    {
      verdict: 'additive answer-required-narrower',
      people: 'Touches history.details, history.claims (1 file), no form.',
      operations: ['getClaimPaymentDetails'],
    },
  ],
  [
    'S69 a switch less',
    [
      edit(
        'member/schemas/policy.yaml',
        '    storeFront: { type: boolean, default: false, description: Connected care. }\n',
        '',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people:
        'Touches the frame of every page and 72 pages: access 1, dashboard 1, coverage 20, spending 4, care 3, claims 29, history 5, account 3, support 1, premiums 5 (1 file), no form.',
      operations: ['getSecurityPolicy'],
    },
  ],
  [
    'S71 deprecated',
    [of('claims', 'getLabels', '    x-localised', '    deprecated: true\n    x-localised')],
    {
      verdict: 'additive deprecated',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'S72 a property of a form less',
    [
      within(
        'member/schemas/account.yaml',
        'ContactInfoRequest',
        '    phoneNumber: { $ref: ../../shared/formats.yaml#/PhoneNanp }\n',
        '',
      ),
      within('member/schemas/account.yaml', 'ContactInfoRequest', '[address, phoneNumber]', '[address]'),
    ],
    {
      verdict: 'breaking request-property-removed',
      people: 'Touches account.change-address (2 files), 1 form rule.',
      operations: ['updateContactInfoDetails'],
      forms: ['forms/account/change-address.schema.json'],
      messages: ['address.mail', 'address.phone', 'address.no-phone'],
    },
  ],
  [
    'S73 a query parameter less',
    [of('history', 'searchClaims', "      - { $ref: '#/benefitCodeInQuery' }\n", '')],
    {
      verdict: 'breaking parameter-removed',
      people: 'Touches claims (27 routes), claims.confirmation, history.combined, no form.',
      operations: ['searchClaims'],
    },
  ],
  [
    'S74 another name of a query parameter',
    [edit('member/paths/history.yaml', 'name: benefitCode\n', 'name: benefit\n')],
    {
      verdict: 'breaking parameter-removed',
      people: 'Touches claims (27 routes), claims.confirmation, history.combined, no form.',
      operations: ['searchClaims'],
    },
  ],
  [
    'S75 a query parameter in a header',
    [edit('member/paths/history.yaml', 'name: benefitCode\n  in: query', 'name: benefitCode\n  in: header')],
    {
      verdict: 'breaking parameter-moved',
      people: 'Touches claims (27 routes), claims.confirmation, history.combined, no form.',
      operations: ['searchClaims'],
    },
  ],
  [
    'S76 a query parameter that may be absent',
    [edit('shared/parameters.yaml', 'required: true', 'required: false', 'LobInQuery:\n')],
    {
      verdict: 'additive request-required-wider',
      people: 'Touches the frame of every page and claims (27 routes), claims.confirmation, no form.',
      operations: ['listServiceTypes', 'listExternalCoverages', 'getCob'],
    },
  ],
  [
    'S78 a request that is closed',
    [
      within(
        'member/schemas/account.yaml',
        'TermsAcceptanceRequest',
        '  type: object\n',
        '  type: object\n  additionalProperties: false\n',
      ),
    ],
    {
      verdict: 'breaking request-additional-narrower',
      people: 'Touches account.terms-accept, no form.',
      operations: ['acceptTermsAndConditions'],
    },
  ],
  [
    'S79 another name and type',
    [
      edit(
        'member/schemas/history.yaml',
        "    accountEnding: { type: string, pattern: '^\\d{4}$',",
        '    account: { type: string, maxLength: 12,',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people: 'Touches history.details, history.claims (1 file), no form.',
      operations: ['getClaimPaymentDetails'],
    },
  ],
  [
    'S80 another value of an example',
    [edit('examples/claims/getLabels.yaml', 'value:', 'value: &a')],
    { verdict: 'none' },
  ],
  [
    'S81 a property more of HealthProfessional',
    [
      within(
        'member/schemas/providers.yaml',
        'HealthProfessional',
        '    lat:',
        '    website: { type: string, maxLength: 90, description: Page. }\n    lat:',
      ),
    ],
    {
      verdict: 'additive answer-property-added',
      people: 'Nothing in the portal uses it yet.',
      operations: ['listRecentClaimServices', 'searchHealthProfessionals', 'listRecentProviders'],
    },
  ],
  [
    'S82 a property more of ServiceType',
    [
      within(
        'member/schemas/claims.yaml',
        'ServiceType',
        '    maximum:',
        '    copay: { type: string, maxLength: 90, description: Copay. }\n    maximum:',
      ),
    ],
    {
      verdict: 'additive answer-property-added',
      people: 'Nothing in the portal uses it yet.',
      operations: ['listServiceTypes', 'listRecentClaimServices'],
    },
  ],
  [
    'S83 an operation less that nobody calls',
    [
      edit(
        'member/openapi.yaml',
        '  /{id}/labels:',
        '  /{id}/tags: { $ref: paths/claims.yaml#/newLabels }\n  /{id}/labels:',
      ),
      edit(
        'member/paths/claims.yaml',
        'labels:\n',
        'newLabels:\n  get:\n    operationId: getTags\n    tags: [claims]\n    responses: {}\nlabels:\n',
      ),
    ],
    { verdict: 'breaking operation-removed', people: 'Nothing in the portal uses it yet.', operations: ['getTags'] },
  ],
  [
    'S84 a property of a property less',
    [
      edit(
        'account/schemas/session.yaml',
        "        token: { type: string, minLength: 1, maxLength: 8192, description: 'The same token as in the x-auth header, which is read first (D-28).' }\n",
        '        other: { type: string, maxLength: 9 }\n',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people: 'Touches the frame of every page and access.update-email (1 file), no form.',
      operations: ['getJwt'],
    },
  ],
  [
    'S85 a property of terms less',
    [
      within(
        'member/schemas/account.yaml',
        'TermsAcceptance',
        '    acceptedDate: { $ref: ../../shared/formats.yaml#/Date8, x-beyond: true }\n',
        '',
      ),
    ],
    {
      verdict: 'breaking answer-property-removed',
      people: 'Touches account.terms (1 file), no form.',
      operations: ['getTermsAndConditions', 'acceptTermsAndConditions'],
      messages: ['account.terms.accepted', 'account.terms.accepted-undated'],
    },
  ],
  [
    'S86 a sentence of an invitation less',
    [within('member/schemas/support.yaml', 'PublicResourceUrls', '    contactUrl:', '    x-contactUrl:')],
    {
      verdict: 'breaking property-renamed',
      people:
        'Touches welcome.verification, welcome.password, welcome.expired, welcome.locked, welcome.no-password (1 file), no form.',
      operations: ['getPublicResourceUrls'],
    },
  ],
  [
    'S87 no default any more',
    [of('claims', 'listRecentClaimServices', ', default: 5', '')],
    {
      verdict: 'additive default',
      people:
        'Touches dashboard.home, claims (27 routes), claims.confirmation, history.details, history.claims, no form.',
      operations: ['listRecentClaimServices'],
    },
  ],
  [
    'S88 a longer list of an answer',
    [of('history', 'listRecentClaims', 'maxItems: 20', 'maxItems: 40')],
    {
      verdict: 'breaking answer-bound-wider',
      people: 'Touches dashboard.home, claims (27 routes), claims.confirmation, history.details, no form.',
      operations: ['listRecentClaims'],
    },
  ],
  [
    'S89 a property less of a closed request',
    [
      edit(
        'member/schemas/submission.yaml',
        '    hasComments: { type: boolean, description: Whether comments is filled. }\n',
        '',
      ),
    ],
    {
      verdict: 'breaking request-property-removed',
      people: 'Touches claims.confirmation (1 file), no form.',
      operations: ['submitMultiClaims'],
    },
  ],
  [
    'another alternative of an answer',
    [
      within(
        'member/schemas/submission.yaml',
        'SubmitMultiClaimsResult',
        'message: { type: string, maxLength: 500,',
        'message: { oneOf: [{ type: string, maxLength: 500 }, { type: integer }],',
      ),
    ],
    {
      verdict: 'breaking answer-alternatives-wider',
      people: 'Touches claims.confirmation, claims.success (2 files), no form.',
      operations: ['submitMultiClaims'],
      messages: ['claims.receipt.sent', 'claims.arrived'],
    },
  ],
  [
    'another alternative of a request',
    [
      edit(
        'member/schemas/account.yaml',
        'email: { $ref: ../../shared/formats.yaml#/Email }',
        'email: { anyOf: [{ $ref: ../../shared/formats.yaml#/Email }, { type: boolean }] }',
      ),
    ],
    {
      verdict: 'additive request-alternatives-wider',
      people: 'Touches account.change-email, account.change-email-verify, 1 form rule.',
      operations: ['updateEmail'],
      forms: ['forms/account/change-email.schema.json'],
    },
  ],
  [
    'a closed request opened',
    [within('member/schemas/support.yaml', 'ContactUsRequest', '  additionalProperties: false\n', '')],
    {
      verdict: 'additive request-additional-wider',
      people: 'Touches support.contact-us, no form.',
      operations: ['sendContactUsEmail'],
      messages: ['support.contact.sent'],
    },
  ],
  [
    'a shorter list of a request',
    [
      edit(
        'member/schemas/submission.yaml',
        'manualClaimServiceItems: { type: array, maxItems: 20',
        'manualClaimServiceItems: { type: array, maxItems: 5',
      ),
    ],
    {
      verdict: 'breaking request-bound-narrower',
      people: 'Touches claims.confirmation (1 file), no form.',
      operations: ['submitMultiClaims'],
    },
  ],
  [
    'an answer that is never empty',
    [of('history', 'listRecentClaims', 'maxItems: 20', 'minItems: 1, maxItems: 20')],
    {
      verdict: 'additive answer-bound-narrower',
      people: 'Touches dashboard.home, claims (27 routes), claims.confirmation, history.details, no form.',
      operations: ['listRecentClaims'],
    },
  ],
  [
    'a constant that is none',
    [edit('member/schemas/account.yaml', 'const: true, ', '')],
    {
      verdict: 'additive request-values-wider',
      people: 'Touches account.terms-accept, 1 form rule.',
      operations: ['acceptTermsAndConditions'],
      forms: ['forms/account/accept-terms.schema.json'],
    },
  ],
  [
    'integer to number',
    [
      within(
        'member/schemas/history.yaml',
        'ClaimSearchResult',
        'maxLimit: { type: integer',
        'maxLimit: { type: number',
      ),
    ],
    {
      verdict: 'breaking answer-type-wider',
      people: 'Touches history.combined (2 files), no form.',
      operations: ['searchClaims'],
      messages: ['history.max'],
    },
  ],
  [
    'null in a request',
    [
      edit(
        'member/schemas/submission.yaml',
        'comments: { type: string, maxLength',
        "comments: { type: [string, 'null'], maxLength",
      ),
    ],
    {
      verdict: 'additive request-null-wider',
      people: 'Touches claims.comments, claims.confirmation (1 file), 1 form rule.',
      operations: ['submitMultiClaims'],
      forms: ['forms/claim/comments.schema.json'],
    },
  ],
  [
    'another header of an answer',
    [
      of(
        'policy',
        'getSecurityPolicy',
        "      '200':\n",
        "      '200':\n        headers: { x-page: { schema: { type: integer } } }\n",
      ),
    ],
    {
      verdict: 'additive header-added',
      people: 'Nothing in the portal uses it yet.',
      operations: ['getSecurityPolicy'],
    },
  ],
  [
    'another media type of a request',
    [of('support', 'sendContactUsEmail', 'application/json', 'text/json')],
    {
      verdict: 'breaking media-type-removed',
      people: 'Touches support.contact-us, no form.',
      operations: ['sendContactUsEmail'],
      messages: ['support.contact.sent'],
    },
  ],
  [
    'a body that may be absent',
    [of('support', 'sendContactUsEmail', '      required: true\n', '')],
    {
      verdict: 'additive request-required-wider',
      people: 'Touches support.contact-us, no form.',
      operations: ['sendContactUsEmail'],
      messages: ['support.contact.sent'],
    },
  ],
  [
    'another answer made stale',
    [
      of(
        'account',
        'updateBankingDetails',
        'x-invalidates: [getBankingDetails]',
        'x-invalidates: [getBankingDetails, listParticipants]',
      ),
    ],
    {
      verdict: 'additive extension-invalidates',
      people: 'Touches account.direct-deposit-edit, no form.',
      operations: ['updateBankingDetails'],
    },
  ],
  [
    'another name of a failure',
    [of('account', 'updateBankingDetails', 'x-error: changeDirectDeposit', 'x-error: caller')],
    {
      verdict: 'additive extension-error',
      people: 'Touches account.direct-deposit-edit, no form.',
      operations: ['updateBankingDetails'],
    },
  ],
  [
    'never sent',
    [
      within(
        'member/schemas/account.yaml',
        'BankingDetails',
        'bank: { $ref: ../../shared/formats.yaml#/Institution }',
        'bank: { $ref: ../../shared/formats.yaml#/Institution, readOnly: true }',
      ),
    ],
    {
      verdict: 'breaking request-readOnly-both',
      people:
        'Touches account.direct-deposit, account.direct-deposit-edit, account.direct-deposit-remove (1 file), 1 form rule.',
      operations: ['getBankingDetails', 'updateBankingDetails'],
      forms: ['forms/account/direct-deposit.schema.json'],
      messages: ['bank-account.branch', 'bank-account.bank', 'bank-account.account'],
    },
  ],
  [
    'a list written another way',
    [edit('member/paths/history.yaml', 'name: benefitCode\n', 'name: benefitCode\n  style: pipeDelimited\n')],
    {
      verdict: 'breaking serialization',
      people: 'Touches claims (27 routes), claims.confirmation, history.combined, no form.',
      operations: ['searchClaims', 'getClaimsPdf'],
      messages: ['history.download'],
    },
  ],
  [
    'deprecated with a day',
    [of('claims', 'getLabels', '    x-localised', "    deprecated: true\n    x-sunset: '2027-06-01'\n    x-localised")],
    {
      verdict: 'additive deprecated',
      people: 'Touches claims (27 routes), claims.confirmation, no form.',
      operations: ['getLabels'],
    },
  ],
  [
    'other words of a field',
    [within('member/schemas/history.yaml', 'RecentClaim', 'description: Kind of claim', 'description: Sort of claim')],
    {
      verdict: 'editorial words',
      people: 'Touches dashboard.home, claims (27 routes), claims.confirmation, history.details, no form.',
      operations: ['listRecentClaims'],
    },
  ],
  [
    'an example more',
    [
      of(
        'policy',
        'getSecurityPolicy',
        '            examples:\n',
        '            examples:\n              another: { $ref: ../../examples/policy/getSecurityPolicy.yaml#/suspended }\n',
      ),
    ],
    { verdict: 'none' },
  ],
  [
    'another way to check a field of forms',
    [edit('shared/formats.yaml', "'^\\d{5}$'\n  examples: ['00512']", "'^\\d{4,5}$'\n  examples: ['00512']")],
    {
      verdict: 'breaking answer-pattern-wider',
      people:
        'Touches account.direct-deposit, account.direct-deposit-edit, account.direct-deposit-remove, premiums.payment-method (2 files), 2 form rules.',
      operations: [
        'getBankingDetails',
        'updateBankingDetails',
        'getPremiumPaymentMethod',
        'updatePremiumPaymentMethod',
      ],
      forms: ['forms/account/direct-deposit.schema.json', 'forms/premiums/premium-payment-method.schema.json'],
      messages: ['bank-account.branch', 'bank-account.bank', 'bank-account.account'],
    },
  ],
  [
    'fewer addresses that a request may have',
    [within('member/schemas/card.yaml', 'ShareCardRequest', '  maxItems: 5', '  maxItems: 3')],
    {
      verdict: 'breaking request-bound-narrower',
      people: 'Touches card.share, 1 form rule.',
      operations: ['shareMemberCard'],
      forms: ['forms/card/share-member-card.schema.json'],
    },
  ],
  [
    'a longer token',
    [edit('account/paths/session.yaml', 'maxLength: 8192', 'maxLength: 16384', 'xAuth:\n')],
    {
      verdict: 'breaking answer-bound-wider',
      people: 'Touches the frame of every page and access.login, no form.',
      operations: ['login'],
    },
  ],
]

const base = documentsIn('.')
const uses = usesIn(base)

/** The documents with the edits of a row. */
function edited(edits: readonly Edit[]): Documents {
  const texts = new Map<string, string>()
  for (const { file, from, to, after = '' } of edits) {
    const path = `openapi/${file}`
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    // the name of a schema begins its line
    const start = after.endsWith(':\n') ? `\n${text}`.indexOf(`\n${after}`) : text.indexOf(after)
    const at = start < 0 ? -1 : text.indexOf(from, start)
    if (at < 0) throw new Error(`${path} does not hold ${from}`)
    texts.set(path, text.slice(0, at) + to + text.slice(at + from.length))
  }
  const own = readDocuments((file) => texts.get(file))
  const holding = (file: string) => (texts.has(file) ? own : base)
  return { load: (file) => holding(file).load(file), lineOf: (file, keys) => holding(file).lineOf(file, keys) }
}

/**
 * An operation without a caller is not in the contracts. Such a row adds it, and the test compares in the reverse
 * direction.
 */
const isReversed = (what: string) => what.startsWith('S83')

function worstOf([what, edits]: (typeof ROWS)[number]): {
  readonly change: Change | undefined
  readonly before: Uses
  readonly after: Uses
} {
  const other = edited(edits)
  const [from, to] = isReversed(what) ? [other, base] : [base, other]
  const { changes } = diffDocuments(from, to, '2026-11-23')
  const usesOther = usesIn(other)
  return {
    change: SEVERITIES.flatMap((severity) => changes.filter((each) => each.severity === severity))[0],
    ...(isReversed(what) ? { before: usesOther, after: uses } : { before: uses, after: usesOther }),
  }
}

describe('impactOf', () => {
  const impacts = new Map<string, { readonly change: Change; readonly impact: Impact }>()
  beforeAll(async () => {
    const worst = ROWS.map((row) => ({ what: row[0], ...worstOf(row) }))
    const probed = propertiesToProbe(
      worst.flatMap(({ change }) => change ?? []),
      uses,
    )
    const tree = treeIn(resolve('.cache/contract-rows'))
    copyTree('.', tree)
    const surroundings = {
      root: '.',
      graph: readCode('.'),
      pages: await loadPageTable(),
      readers: await findUsagesOfProperties(tree, probed, true),
    }
    for (const { what, change, before, after } of worst)
      if (change) impacts.set(what, { change, impact: impactOf(change, { ...surroundings, before, after }) })
    expect(probed.map(keyOf).length).toBeGreaterThan(20)
  })

  it.each(ROWS)(
    'the severity, rule and impact of a contract change are found: %s',
    (what, _, { verdict, people, operations, forms = [], messages = [] }) => {
      const found = impacts.get(what)
      expect(found ? `${found.change.severity} ${found.change.rule}` : 'none').toBe(verdict)
      if (!found) return
      const { impact } = found
      expect(sentenceOf(impact)).toBe(people)
      const ids = impact.operations.map(({ operationId }) => operationId)
      expect(typeof operations === 'number' ? ids.length : ids).toEqual(operations ?? [])
      expect([...new Set(impact.forms.map(({ file }) => file))].toSorted()).toEqual(forms)
      expect(impact.messages.map(({ id }) => id)).toEqual(expect.arrayContaining([...messages]))
    },
  )
})

it('a new operation that the portal already calls names its pages', async () => {
  const { service, path, method } = uses.operations.get('getBankingDetails')!
  const before: Uses = {
    ...uses,
    operations: new Map([...uses.operations].filter(([id]) => id !== 'getBankingDetails')),
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
    graph: readCode('.'),
    pages: await loadPageTable(),
    before,
    after: uses,
    readers: new Map(),
  })
  expect(impact.operations.map(({ operationId }) => operationId)).toEqual(['getBankingDetails'])
  expect(impact.pages.map(({ id }) => id)).toContain('account.direct-deposit')
})

it('the dependents of a line leave out files that use other parts of its file', () => {
  const graph = readCode('.')
  const file = 'src/areas/claims/wizard/step-data.ts'
  const line =
    graph
      .codeOf(file)
      .split('\n')
      .findIndex((text) => text.includes('getLabelsQuery()')) + 1
  expect(line).toBeGreaterThan(1)
  expect([...graph.dependents(file, line)]).toContain('src/areas/claims/pages/step.page.tsx')
  expect([...graph.dependents(file, line)]).not.toContain('src/app/layout/member-layout.tsx')
  expect([...graph.dependents(file)]).toContain('src/app/layout/member-layout.tsx')
})

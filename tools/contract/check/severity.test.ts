import { describe, expect, it } from 'vitest'
import { diffDocuments, type Change } from './diff.ts'
import { readDocuments } from './documents.ts'
import type { Severity } from './severity.ts'
import { judgeVersions } from './version.ts'

const TODAY = '2026-11-23'

/** Documents of both services, with one operation or with additions to the whole document. */
function documents(operation: object | undefined, whole: object = {}) {
  const info = { title: 'a service', version: '1.0.0' }
  const paths = operation ? { '/things': { get: { operationId: 'listThings', tags: ['things'], ...operation } } } : {}
  const files: Record<string, object> = {
    'openapi/account/openapi.yaml': { openapi: '3.1.0', info, paths: {} },
    'openapi/member/openapi.yaml': { openapi: '3.1.0', info, security: [{ bearer: [] }], paths, ...whole },
  }
  return readDocuments((file) => files[file] && JSON.stringify(files[file], undefined, 1))
}

const diff = (
  before: object | undefined,
  after: object | undefined,
  whole: object = {},
  wholeAfter = whole,
): readonly Change[] => diffDocuments(documents(before, whole), documents(after, wholeAfter), TODAY).changes

const json = (schema: unknown) => ({ 'application/json': { schema } })
const answers = (schema: unknown, response: object = {}) => ({
  responses: { 200: { description: 'things', content: json(schema), ...response } },
})
const asks = (schema: unknown) => ({ requestBody: { content: json(schema) }, responses: {} })
const holding = (schema: unknown) => ({ components: { schemas: { Thing: schema } } })
const sendsParts = (contentType: string, more: object = {}) => ({
  requestBody: { content: { 'multipart/form-data': { schema: {}, encoding: { files: { contentType, ...more } } } } },
  responses: {},
})
const takes = (...parameters: object[]) => ({ parameters, ...answers({}) })
const query = (more: object = {}) => ({ name: 'page', in: 'query', schema: { type: 'integer' }, ...more })

type Verdict = readonly [rule: string, severity: Severity]
const B = 'breaking'
const A = 'additive'
const E = 'editorial'
const U = 'unclear'

/** Changes outside schemas, with their expected verdicts. */
type Row = readonly [what: string, before: object | undefined, after: object | undefined, ...verdicts: Verdict[]]
const DOCUMENTS: readonly Row[] = [
  ['an operation less (S01, S83)', answers({}), undefined, ['operation-removed', B]],
  ['an operation more (S52)', undefined, answers({}), ['operation-added', A]],
  [
    'one that may go since a day that has come',
    { deprecated: true, 'x-sunset': '2026-11-01' },
    undefined,
    ['operation-removed-after-sunset', A],
  ],
  [
    'one that may go on a day that has not come',
    { deprecated: true, 'x-sunset': '2027-11-01' },
    undefined,
    ['operation-removed', B],
  ],
  ['another name (S28)', answers({}), { ...answers({}), operationId: 'listOthers' }, ['operation-id', B]],
  ['another tag', answers({}), { ...answers({}), tags: ['others'] }, ['tags', B]],
  [
    'deprecated with a day',
    answers({}),
    { ...answers({}), deprecated: true, 'x-sunset': '2027-11-01' },
    ['deprecated', A],
    ['sunset', A],
  ],
  ['a day that comes sooner', { 'x-sunset': '2027-11-01' }, { 'x-sunset': '2027-01-01' }, ['sunset-sooner', B]],
  ['a day that is taken back', { 'x-sunset': '2027-11-01' }, {}, ['sunset', A]],
  ['a day with a time', {}, { 'x-sunset': '2027-11-01T12:00:00Z' }, ['sunset', A]],
  ['a day that is no day', {}, { 'x-sunset': '0' }, ['sunset-unreadable', B]],
  [
    'one that may go since a time that has come',
    { 'x-sunset': '2026-11-22T12:00:00Z' },
    undefined,
    ['operation-removed-after-sunset', A],
  ],
  [
    'one that may go since a time of this day',
    { 'x-sunset': '2026-11-23T12:00:00Z' },
    undefined,
    ['operation-removed', B],
  ],
  ['one that may go since a day that cannot be read', { 'x-sunset': '0' }, undefined, ['operation-removed', B]],
  [
    'another server of an operation',
    { servers: [{ url: '/a' }] },
    { servers: [{ url: '/b' }] },
    ['server-removed', B],
    ['server-added', A],
  ],
  ['a keyword of an operation that no rule reads', {}, { unknown: 1 }, ['unread', U]],
  ['no token any more (S29)', answers({}), { ...answers({}), security: [] }, ['security', B]],
  ['a token from now on', { security: [] }, {}, ['security', B]],
  ['other words (S50)', { summary: 'a' }, { summary: 'b' }, ['words', E]],
  ['a parameter more (S21)', takes(), takes(query()), ['request-parameter-added', A]],
  ['a parameter that is needed (S19, S20)', takes(), takes(query({ required: true })), ['request-parameter-added', B]],
  [
    'one that has a default',
    takes(),
    takes(query({ required: true, schema: { default: 1 } })),
    ['request-parameter-added', B],
  ],
  ['a parameter less (S73)', takes(query()), takes(), ['parameter-removed', B]],
  ['a parameter with another name (S74)', takes(query()), takes(query({ name: 'offset' })), ['parameter-renamed', B]],
  ['a parameter elsewhere (S75)', takes(query()), takes(query({ in: 'header' })), ['parameter-moved', B]],
  ['an empty parameter that may be sent', takes(query()), takes(query({ allowEmptyValue: true })), ['unread', U]],
  [
    'a parameter that is needed now',
    takes(query()),
    takes(query({ required: true })),
    ['request-required-narrower', B],
  ],
  [
    'a parameter that may be absent (S76)',
    takes(query({ required: true })),
    takes(query()),
    ['request-required-wider', A],
  ],
  ['a parameter written another way', takes(query()), takes(query({ style: 'pipeDelimited' })), ['serialization', B]],
  ['a parameter written as before, said aloud', takes(query()), takes(query({ style: 'form', explode: true }))],
  [
    'a parameter that is told from the session',
    takes(query()),
    takes(query({ 'x-source': 'session' })),
    ['extension-source', B],
  ],
  [
    'a smaller maximum of a parameter (S33)',
    takes(query()),
    takes(query({ schema: { type: 'integer', maximum: 3 } })),
    ['request-bound-narrower', B],
  ],
  ['explode of a number, written out', takes(query()), takes(query({ explode: false }))],
  [
    'a parameter that loses its schema',
    takes(query()),
    takes({ name: 'page', in: 'query' }),
    ['request-type-wider', A],
  ],
  [
    'a parameter whose name was forgotten',
    takes(query()),
    takes({ in: 'query', schema: {} }),
    ['parameter-removed', B],
    ['request-parameter-added', A],
  ],
  ['parameters in another order', takes(query(), query({ name: 'a' })), takes(query({ name: 'a' }), query())],
  ['a body', { responses: {} }, asks({}), ['request-body-added', A]],
  [
    'a body that is needed',
    { responses: {} },
    { requestBody: { required: true, content: json({}) }, responses: {} },
    ['request-body-added', B],
  ],
  ['no body any more', asks({}), { responses: {} }, ['body-removed', B]],
  [
    'another media type of a request (S38)',
    asks({}),
    { requestBody: { content: { 'text/csv': { schema: {} } } }, responses: {} },
    ['media-type-removed', B],
    ['request-media-type-added', A],
  ],
  [
    'a media type more of a request',
    asks({}),
    { requestBody: { content: { ...json({}), 'text/csv': {} } }, responses: {} },
    ['request-media-type-added', A],
  ],
  [
    'a media type more of a response',
    answers({}),
    answers({}, { content: { ...json({}), 'text/csv': { schema: {} } } }),
    ['answer-media-type-added', A],
  ],
  [
    'a response that loses its schema',
    answers({ type: 'string' }),
    answers({}, { content: { 'application/json': {} } }),
    ['answer-type-wider', B],
  ],
  [
    'a request that gains a schema',
    { requestBody: { content: { 'application/json': {} } }, responses: {} },
    asks({ maxLength: 1 }),
    ['request-bound-narrower', B],
  ],
  [
    'a file type less',
    sendsParts('image/png, application/pdf'),
    sendsParts('application/pdf'),
    ['request-media-types-narrower', B],
  ],
  [
    'a file type more',
    sendsParts('image/png'),
    sendsParts('image/png,application/pdf'),
    ['request-media-types-wider', A],
  ],
  [
    'a part that is text instead of JSON',
    sendsParts('application/json'),
    sendsParts('text/plain'),
    ['request-media-types-both', B],
  ],
  [
    'a part that is written another way',
    sendsParts('text/plain'),
    sendsParts('text/plain', { style: 'pipeDelimited' }),
    ['serialization', B],
  ],
  [
    'an extension of a media type',
    { responses: { 200: { description: 'things', content: { 'text/csv': { 'x-a': 1 } } } } },
    { responses: { 200: { description: 'things', content: { 'text/csv': { 'x-a': 2 } } } } },
    ['extension-a', A],
  ],
  [
    'an extension of a header',
    answers({}, { headers: { A: { 'x-a': 1 } } }),
    answers({}, { headers: { A: {} } }),
    ['extension-a', A],
  ],
  [
    'another way to sign in',
    { security: [{ bearer: [] }] },
    { security: [{ key: [] }, { bearer: [] }] },
    ['security-added', A],
  ],
  [
    'a token with a scope less',
    { security: [{ oauth: ['read', 'write'] }] },
    { security: [{ oauth: ['read'] }] },
    ['security-added', A],
  ],
  [
    'a token with a scope more',
    { security: [{ oauth: ['read'] }] },
    { security: [{ oauth: ['read', 'write'] }] },
    ['security', B],
  ],
  ['a second token', { security: [{ bearer: [] }] }, { security: [{ bearer: [], key: [] }] }, ['security', B]],
  [
    'ways to sign in in another order',
    { security: [{ key: [] }, { bearer: [] }] },
    { security: [{ bearer: [] }, { key: [] }] },
  ],
  [
    'one way to sign in less',
    { security: [{ key: [] }, { bearer: [] }] },
    { security: [{ bearer: [] }] },
    ['security', B],
  ],
  [
    'no success any more (S23)',
    { responses: { 200: {}, 204: {} } },
    { responses: { 200: {} } },
    ['success-removed', B],
  ],
  [
    'another success (S24)',
    { responses: { 200: {} } },
    { responses: { 201: {} } },
    ['success-removed', B],
    ['success-added', B],
  ],
  ['a failure less (S25)', { responses: { 413: {} } }, { responses: {} }, ['failure-removed', A]],
  ['a failure more', { responses: {} }, { responses: { 409: {} } }, ['failure-added', A]],
  [
    'a failure that is a result (S44)',
    { responses: { 402: { 'x-as-data': true } } },
    { responses: { 402: {} } },
    ['extension-as-data', B],
  ],
  ['a header less (S60)', answers({}, { headers: { 'x-auth': { schema: {} } } }), answers({}), ['header-removed', B]],
  ['a header more', answers({}), answers({}, { headers: { 'x-auth': { schema: {} } } }), ['header-added', A]],
  [
    'a header that may be absent',
    answers({}, { headers: { 'x-auth': { required: true } } }),
    answers({}, { headers: { 'X-Auth': {} } }),
    ['answer-required-wider', B],
  ],
  [
    'a longer header',
    answers({}, { headers: { 'x-auth': { schema: { maxLength: 4 } } } }),
    answers({}, { headers: { 'x-auth': { schema: { maxLength: 8 } } } }),
    ['answer-bound-wider', B],
  ],
  [
    'another unit in the description of a header',
    answers({}, { headers: { wait: { description: 'Seconds.' } } }),
    answers({}, { headers: { wait: { description: 'Minutes.' } } }),
    ['meaning', 'behaviour'],
  ],
  [
    'a header that loses its schema',
    answers({}, { headers: { wait: { schema: { maxLength: 4 } } } }),
    answers({}, { headers: { wait: {} } }),
    ['answer-bound-wider', B],
  ],
  ['an answer that may be empty', answers({}), answers({}, { 'x-body': 'optional' }), ['extension-body', B]],
  ['an answer that is never empty', answers({}, { 'x-body': 'optional' }), answers({}), ['extension-body', A]],
  [
    'the charset of JSON, written out',
    answers({}),
    answers({}, { content: { 'application/json; charset=utf-8': { schema: {} } } }),
  ],
  [
    'two parameters with other names',
    takes(query({ name: 'fromDate', schema: { type: 'string' } }), query()),
    takes(query({ name: 'dateFrom', schema: { type: 'string' } }), query({ name: 'offset' })),
    ['parameter-renamed', B],
    ['parameter-renamed', B],
  ],
  [
    'a text with commas as a list with commas',
    takes(query({ schema: { type: 'string', pattern: '^[ab](,[ab]){0,3}$' } })),
    takes(query({ explode: false, schema: { type: 'array', maxItems: 4, items: { pattern: '^[ab]$' } } })),
    ['list-joined', B],
  ],
  [
    'a text with commas as a list that takes fewer of them',
    takes(query({ schema: { type: 'string', pattern: '^[ab](,[ab]){3}$' } })),
    takes(query({ explode: false, schema: { type: 'array', maxItems: 2, items: { pattern: '^[ab]$' } } })),
    ['request-type-both', B],
  ],
  [
    'a text with commas as a repeated parameter',
    takes(query({ schema: { type: 'string' } })),
    takes(query({ schema: { type: 'array' } })),
    ['list-exploded', B],
  ],
  [
    'another description of a body',
    { requestBody: { description: 'In dollars.', content: {} }, responses: {} },
    { requestBody: { description: 'In cents.', content: {} }, responses: {} },
    ['meaning', 'behaviour'],
  ],
  ['an answer in one language (S40)', { 'x-localised': true }, {}, ['extension-localised', B]],
  ['an answer in both languages', {}, { 'x-localised': true }, ['extension-localised', A]],
  ['no download any more (S42)', { 'x-download': { en: 'a', fr: 'b' } }, {}, ['extension-download', B]],
  [
    'another name of a file',
    { 'x-download': { en: 'a', fr: 'b' } },
    { 'x-download': { en: 'a', fr: 'c' } },
    ['extension-download', A],
  ],
  ['kept in another way (S39)', { 'x-cache': 'session' }, { 'x-cache': 'none' }, ['extension-cache', A]],
  ['less patience (S43)', { 'x-timeout-ms': 120_000 }, { 'x-timeout-ms': 2000 }, ['extension-timeout-ms', A]],
  [
    'another answer made stale',
    { 'x-invalidates': ['a', 'b'] },
    { 'x-invalidates': ['a'] },
    ['extension-invalidates', A],
  ],
  [
    'an example less (S61)',
    answers({}, { content: { 'application/json': { examples: { a: {} } } } }),
    answers({}, { content: { 'application/json': { examples: {} } } }),
    ['example-removed', E],
  ],
  [
    'another value of an example (S80)',
    answers({}, { content: { 'application/json': { examples: { a: 1 } } } }),
    answers({}, { content: { 'application/json': { examples: { a: 2 } } } }),
  ],
  [
    'values and properties in another order (S66)',
    answers({ enum: ['a', 'b'], properties: { a: {}, b: {} }, required: ['a', 'b'] }),
    answers({ required: ['b', 'a'], properties: { b: {}, a: {} }, enum: ['b', 'a'] }),
  ],
]

describe.each(DOCUMENTS.map(([what, before, after, ...verdicts]) => ({ what, before, after, verdicts })))(
  'operation change: $what',
  ({ before, after, verdicts }) => {
    it(`an operation change is judged ${verdicts.map(([rule]) => rule).join(' and ') || 'no change'}`, () => {
      expect(diff(before, after).map(({ rule, severity }) => [rule, severity])).toEqual(verdicts)
    })
  },
)

const AT = (path: string) => ({
  paths: {
    [path]: {
      get: {
        operationId: 'getThing',
        ...answers({}),
        parameters: [{ name: path.includes('{id}') ? 'id' : 'thing', in: 'path', required: true, schema: {} }],
      },
    },
  },
})
const schemes = (bearer: object) => ({ components: { securitySchemes: { bearer } } })
const failing = (name: string) => ({
  paths: {
    '/things': { get: { operationId: 'getThings', responses: { 403: { $ref: `#/components/responses/${name}` } } } },
  },
  components: {
    responses: { Forbidden: { description: 'Not yours.' }, Unknown: { description: 'Nobody knows 2 of them.' } },
  },
})
const kept = (how: string) => ({
  paths: {
    '/things': {
      get: { operationId: 'getThings', 'x-cache': how, responses: {} },
      put: { operationId: 'putThings', 'x-invalidates': ['getThings'], responses: {} },
    },
  },
})
const named = (name: string) => ({
  ...holding(undefined),
  components: { schemas: { [name]: { type: 'string', maxLength: 4 } } },
})

/** A service that defines a part in `components` and uses this part only through references. */
const referring = (type: string) => (operation: object, document: object) => (content: object) => ({
  paths: { '/things': { get: { operationId: 'getThings', responses: {}, ...operation } } },
  components: { [type]: { Named: content } },
  ...document,
})
const refTo = (type: string) => ({ $ref: `#/components/${type}/Named` })
const callsBack = referring('callbacks')({ callbacks: { paid: refTo('callbacks') } }, {})
const links = referring('links')(answers({}, { links: { next: refTo('links') } }), {})
const isToldOf = referring('schemas')({}, { webhooks: { paid: { post: asks(refTo('schemas')) } } })
const refuses = referring('schemas')(asks({ not: refTo('schemas') }), {})
const tells = referring('schemas')(asks({ if: refTo('schemas'), then: { minProperties: 1 } }), {})

/** Changes of a whole service, with their expected verdicts. */
const SERVICES: readonly Row[] = [
  ['another name in a path (S26)', AT('/things/{id}'), AT('/things/{thing}'), ['path-parameter-renamed', E]],
  ['another path (S27)', AT('/things/{id}'), AT('/thing/{id}'), ['operation-moved', B]],
  [
    'another server (S64)',
    { servers: [{ url: '/a' }] },
    { servers: [{ url: '/b' }] },
    ['server-removed', B],
    ['server-added', A],
  ],
  ['a webhook', {}, { webhooks: { paid: {} } }, ['unread', U]],
  ['a schema of a webhook', isToldOf({ maxLength: 4 }), isToldOf({ maxLength: 5 }), ['unread', U]],
  ['a shared callback', callsBack({ '/a': { post: {} } }), callsBack({ '/b': { post: {} } }), ['callbacks', U]],
  ['a shared link', links({ operationId: 'a' }), links({ operationId: 'b' }), ['callbacks', U]],
  ['a schema that no value fits', refuses({ const: 1 }), refuses({ const: 2 }), ['request-keyword-unknown', U]],
  ['a schema of a condition', tells({ const: 1 }), tells({ const: 2 }), ['request-keyword-unknown', U]],
  ['a schema that refers to itself', refuses({ not: refTo('schemas') }), refuses({ not: refTo('schemas') })],
  [
    'another variable of a server',
    { servers: [{ url: '/{a}', variables: { a: { default: 'b' } } }] },
    { servers: [{ url: '/{a}', variables: { a: { default: 'c' } } }] },
    ['unread', U],
  ],
  [
    'another security scheme (S65)',
    schemes({ type: 'http', scheme: 'bearer' }),
    schemes({ type: 'http', scheme: 'basic' }),
    ['scheme-changed', B],
  ],
  [
    'other words of a security scheme',
    schemes({ type: 'http', description: 'a' }),
    schemes({ type: 'http', description: 'b' }),
    ['words', E],
  ],
  [
    'the hint of what a token is',
    schemes({ type: 'http', bearerFormat: 'JWT' }),
    schemes({ type: 'http' }),
    ['words', E],
  ],
  ['another shared failure of one operation', failing('Forbidden'), failing('Unknown'), ['response-repointed', E]],
  [
    'another address, and the former one as an alias',
    { paths: { '/things': { get: { operationId: 'getThings', ...answers({}) } } } },
    {
      paths: {
        '/things': { get: { operationId: 'getOldThings', deprecated: true, ...answers({}) } },
        '/all-things': { get: { operationId: 'getThings', ...answers({}) } },
      },
    },
    ['deprecated', A],
    ['operation-aliased', A],
  ],
  ['a read that is kept no more, though a write makes it stale', kept('session'), kept('none'), ['kept-no-more', B]],
  ['no token for all', { security: [{ bearer: [] }] }, { security: [] }, ['security', B]],
  ['a header that answers promise no more', { 'x-answer-headers': { a: 'b' } }, {}, ['extension-answer-headers', B]],
  [
    'other rules in the description of the service',
    { info: { title: 'a service', version: '1.0.0', description: 'Texts follow the language.' } },
    { info: { title: 'a service', version: '1.0.0', description: 'Texts are in English.' } },
    ['meaning', 'behaviour'],
  ],
  ['an extension of a tag', { tags: [{ name: 'a' }] }, { tags: [{ name: 'a', 'x-a': 1 }] }, ['extension-a', A]],
  [
    'an extension of a server',
    { servers: [{ url: '/a', 'x-a': 1 }] },
    { servers: [{ url: '/a' }] },
    ['extension-a', A],
  ],
  [
    'other words of a tag',
    { tags: [{ name: 'a', description: 'a' }] },
    { tags: [{ name: 'a', description: 'b' }] },
    ['words', E],
  ],
]

describe.each(SERVICES.map(([what, before = {}, after, ...verdicts]) => ({ what, before, after, verdicts })))(
  'service change: $what',
  ({ before, after, verdicts }) => {
    it(`a service change is judged ${verdicts.map(([rule]) => rule).join(' and ')}`, () => {
      const operation = 'paths' in before ? undefined : answers({})
      expect(diff(operation, operation, before, after).map(({ rule, severity }) => [rule, severity])).toEqual(verdicts)
    })
  },
)

describe('renames, and sentences in the report', () => {
  const answer = (name: string) =>
    answers({
      type: 'object',
      properties: { a: { $ref: `#/components/schemas/${name}` }, b: { $ref: `#/components/schemas/${name}` } },
    })

  it('renaming a schema is a breaking change for generated code, but not for requests and responses (S57)', () => {
    const [change, ...others] = diff(answer('Old'), answer('New'), named('Old'), named('New'))
    expect(others).toEqual([])
    expect(change).toMatchObject({ rule: 'component-renamed', wire: 'none', code: 'breaking', severity: 'breaking' })
  })

  it('a reference that now leads to a wider schema is reported once for each property that has it (S11)', () => {
    const whole = {
      components: { schemas: { Old: { type: 'string', maxLength: 4 }, New: { type: 'string', maxLength: 8 } } },
    }
    const changes = diff(answer('Old'), answer('New'), whole)
    expect(changes.map(({ rule, subject }) => `${rule} ${subject}`)).toEqual([
      'answer-bound-wider the answer 200 of listThings.a',
      'answer-bound-wider the answer 200 of listThings.b',
    ])
  })

  it('a property that changes its name and type is reported as one removed and one added property (S79)', () => {
    const changes = diff(
      answers({ properties: { a: { type: 'string' } } }),
      answers({ properties: { b: { type: 'integer' } } }),
    )
    expect(changes.map(({ rule, subject }) => `${rule} ${subject}`)).toEqual([
      'answer-property-removed the answer 200 of listThings.a',
      'answer-property-added the answer 200 of listThings.b',
    ])
  })

  it('each reported change has a sentence, a component and a line', () => {
    const [change] = diff(
      answers({ $ref: '#/components/schemas/Thing' }),
      answers({ $ref: '#/components/schemas/Thing' }),
      holding({ properties: { a: { maxLength: 4 } } }),
      holding({ properties: { a: { maxLength: 5 } } }),
    )
    expect(change).toMatchObject({
      sentence: 'Thing.a: maxLength went from 4 to 5. Answers may hold unexpected values.',
      component: 'openapi/member/openapi.yaml#/components/schemas/Thing',
    })
    expect(change!.place.line).toBeGreaterThan(30)
  })

  it('the sentence about a narrower pattern quotes a text that no longer matches', () => {
    const [change] = diff(asks({ pattern: String.raw`^\d{3,4}$` }), asks({ pattern: String.raw`^\d{3}$` }))
    expect(change!.sentence).toMatch(/"\d{4}" does not fit any more/)
  })
})

it('a change of a schema that both services use is reported once, and raises the version of each service', () => {
  const revision = (maxLength: number) => {
    const ref = { $ref: '../shared/formats.yaml#/Name' }
    const document = (operation: object) => ({
      openapi: '3.1.0',
      info: { title: 'a service', version: '1.0.0' },
      paths: { '/things': { post: { operationId: 'sendThings', responses: {}, ...operation } } },
    })
    const files: Record<string, object> = {
      'openapi/shared/formats.yaml': { Name: { type: 'string', maxLength } },
      'openapi/account/openapi.yaml': document(asks(ref)),
      'openapi/member/openapi.yaml': document(answers(ref)),
    }
    return readDocuments((file) => files[file] && JSON.stringify(files[file], undefined, 1))
  }
  const difference = diffDocuments(revision(4), revision(5), TODAY)
  expect(difference.changes.map(({ rule, severities }) => ({ rule, severities }))).toEqual([
    { rule: 'answer-bound-wider', severities: { account: 'additive', member: 'breaking' } },
  ])
  expect(judgeVersions(difference).map(({ needed }) => needed)).toEqual(['1.1.0', '2.0.0'])
})

it('a date without quotes in YAML is read as text', () => {
  expect(readDocuments(() => 'x-sunset: 2026-01-01').load('a.yaml')).toEqual({ 'x-sunset': '2026-01-01' })
})

it.each([
  [{ openapi: '3.0.3' }, /openapi\.yaml:\d+ The document is not OpenAPI 3\.1/],
  [{ info: { title: 'a' } }, /info\.version is missing/],
  [{ info: { title: 'a', version: 'v2' } }, /info\.version is "v2"; a version is three numbers/],
])('comparing an invalid document throws an error with a one-line message: %j', (whole, line) => {
  expect(() => diff(undefined, undefined, {}, whole)).toThrow(line)
})

import { readFileSync } from 'node:fs'
import yaml from 'js-yaml'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { diffDocuments } from './diff.ts'
import { readDocuments } from './documents.ts'
import { SEVERITIES } from './severity.ts'

const Verdict = z.string().check(z.regex(new RegExp(`^(?:none|(?:${SEVERITIES.join('|')}) [a-zA-Z-]+)$`)))
const Schemas = z.record(z.string(), z.unknown())
const Rows = z.array(
  z.strictObject({
    what: z.string(),
    before: Schemas,
    after: Schemas,
    schemas: z.optional(Schemas),
    /**
     * severity and rule of the worst difference: `request` for a schema in a request, `answer` for a schema in a
     * response
     */
    request: Verdict,
    answer: Verdict,
    /** number of differences that are found in a response, if the test case states it */
    findings: z.optional(z.int()),
  }),
)
const ROWS = Rows.parse(yaml.load(readFileSync('tools/contract/check/schema-changes.yaml', 'utf8')))
const ORDER: readonly string[] = [...SEVERITIES, 'none']

/** Documents of both services. One of them has an operation with the given parts. */
function documents(operation: object, schemas: object) {
  const info = { title: 'a service', version: '1.0.0' }
  const paths = { '/things': { post: { operationId: 'sendThings', tags: ['things'], ...operation } } }
  const files: Record<string, object> = {
    'openapi/account/openapi.yaml': { openapi: '3.1.0', info, paths: {} },
    'openapi/member/openapi.yaml': { openapi: '3.1.0', info, paths, components: { schemas } },
  }
  return readDocuments((file) => files[file] && JSON.stringify(files[file], undefined, 1))
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const asked = (schema: object) => ({ requestBody: json(schema), responses: {} })
const answered = (schema: object) => ({ responses: { 200: { description: 'things', ...json(schema) } } })

describe.each(ROWS)('schema change: $what', ({ before, after, schemas = {}, request, answer, findings }) => {
  const inPlace = (place: (schema: object) => object) =>
    diffDocuments(documents(place(before), schemas), documents(place(after), schemas), '2026-11-23').changes
  const worstOf = (changes: ReturnType<typeof inPlace>) => {
    const [worst] = SEVERITIES.flatMap((severity) => changes.filter((change) => change.severity === severity))
    return worst ? `${worst.severity} ${worst.rule}` : 'none'
  }

  it(`a schema change has the verdict ${request} in a request and ${answer} in a response`, () => {
    expect(worstOf(inPlace(asked))).toBe(request)
    expect(worstOf(inPlace(answered))).toBe(answer)
    if (findings !== undefined) expect(inPlace(answered)).toHaveLength(findings)
  })

  it('a schema that is used in requests and responses has the worse of the two verdicts', () => {
    const ref = { $ref: '#/components/schemas/Thing' }
    const of = (schema: object) =>
      documents({ ...asked(ref), responses: answered(ref).responses }, { ...schemas, Thing: schema })
    const changes = diffDocuments(of(before), of(after), '2026-11-23').changes
    const [left, right] = [request, answer].map((verdict) => ORDER.indexOf(verdict.split(' ')[0]!)) as [number, number]
    expect(worstOf(changes).split(' ')[0]).toBe(ORDER[Math.min(left, right)])
    if (findings === undefined) expect(changes.length).toBeLessThanOrEqual(1)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { checkResponse } from '~/platform/http/check-response.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { usedOperations } from '../../tools/contract/calls/contract-facts.ts'
import { invalidValues } from '../../tools/contract/requests/invalid-values.ts'
import type { Schema } from '../../tools/contract/requests/valid-values.ts'
import type { ContractDocument, ResponseObject } from '../../tools/generate/contracts/operation.ts'
import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import { documentOf, factsOf, operationOf } from './support/calls.ts'

// Each test breaks one field of one response and reads the response as a deployed portal does (docs/decisions/027).

interface Media {
  readonly schema: Schema
  readonly examples: Record<string, { readonly value?: unknown; readonly $ref?: string }>
}
const answers = usedOperations.flatMap((id) => {
  const document = documentOf(id)
  const { service, method } = factsOf(id)
  return Object.entries(operationOf(id).object.responses).flatMap(([status, response]) => {
    const media = (resolve<ResponseObject>(document, response).content as Record<string, Media> | undefined)?.[
      'application/json'
    ]
    if (Number(status) >= 300 || !media) return []
    const samples = Object.values(media.examples).map(
      (example) => resolve<{ value?: unknown }>(document, example as object).value,
    )
    const cases = new Map(
      samples.flatMap((sample) => invalidValues(document, media.schema, sample)).map((each) => [each.what, each.value]),
    )
    const isAllowed = (value: unknown) => checkResponse(service, id, Number(status), value, method !== 'GET')
    const { schema } = media
    return [{ id, status, isWrite: method !== 'GET', cases: [...cases], samples, check: isAllowed, document, schema }]
  })
})

const reports: string[] = []
beforeAll(() => {
  contractCheck.mode = 'report'
  contractCheck.report = ({ message }) => void reports.push(message)
})

/** True for a case that breaks the structure of a response. A page cannot show such a response, unless it is lenient. */
const isShape = (what: string) => / (?:type|required|code)$/.test(what)

/**
 * True for a case that the portal repairs in a read: a required field is missing that can be empty, while other required
 * fields of the response are there, or an optional flag cannot be read (D-345).
 */
function isLenient(document: ContractDocument, schema: Schema, what: string): boolean {
  const [, path = '', rule] = /^(\S+) (\S+)$/.exec(what) ?? []
  const steps = path.split(/(?=\[\])|\./).filter(Boolean)
  let owner = resolve<Schema>(document, schema)
  let field = owner
  for (const step of steps) {
    owner = field
    field = resolve<Schema>(document, (step === '[]' ? owner.items : owner.properties?.[step]) ?? {})
  }
  const isRequired = owner.required?.includes(steps.at(-1)!) ?? false
  if (rule === 'type') return field.type === 'boolean' && !isRequired && steps.length > 0
  return rule === 'required' && canBeEmpty(document, field) && !(steps.length === 1 && owner.required?.length === 1)
}

function canBeEmpty(document: ContractDocument, given: Schema): boolean {
  const {
    type = 'object',
    enum: words,
    pattern,
    format,
    minLength = 0,
    properties = {},
    required = [],
  } = resolve<Schema>(document, given)
  if (type === 'array' || type === 'boolean') return true
  if (type === 'string') return words !== undefined || (!pattern && !format && minLength === 0)
  return type === 'object' && required.every((name) => canBeEmpty(document, properties[name]!))
}

/**
 * True for a case that breaks the format of a text. Such a response is an error only if a page calculates with the
 * text.
 */
const isForm = (what: string) => / (?:pattern|maxLength|minLength)$/.test(what)

describe.each(answers)(
  'response to $id with status $status',
  ({ isWrite, cases, samples, check, document, schema }) => {
    it('the portal rejects any response with a wrong type or without a field that cannot be empty, and every invalid response to a write', async () => {
      for (const sample of samples) expect(await check(sample)).toEqual({ data: sample })
      const failed: string[] = []
      for (const [what, value] of cases) if ((await check(value)).failure) failed.push(what)
      const expected = cases
        .map(([what]) => what)
        .filter((what) => isWrite || (isShape(what) && !isLenient(document, schema, what)))
      expect(failed.filter((what) => isWrite || !isForm(what))).toEqual(expected)
    })
  },
)

it('the portal rejects a response with an amount that is not a number or a date that does not exist', async () => {
  const claims = answers.find(({ id }) => id === 'searchClaims')!
  const wrong = claims.cases.filter(([what]) => /(?:Amount|Date|date\w+) pattern$/i.test(what))
  expect(wrong.length).toBeGreaterThan(5)
  const failures = await Promise.all(
    wrong.map(async ([what, value]) => [what, (await claims.check(value)).failure !== undefined]),
  )
  expect(failures).toEqual(wrong.map(([what]) => [what, true]))
  expect(reports).toContain('searchClaims 200 breaks the contract')
})

it('the tests in this file cover more than 60 responses with more than 1,500 violations of the contract', () => {
  expect(answers.length).toBeGreaterThan(60)
  expect(answers.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThan(1500)
})

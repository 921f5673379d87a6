import { beforeAll, describe, expect, it } from 'vitest'
import { checkResponse } from '~/platform/http/check-response.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { usedOperations } from '../../tools/contract/calls/contract-facts.ts'
import { invalidValues } from '../../tools/contract/requests/invalid-values.ts'
import type { Schema } from '../../tools/contract/requests/valid-values.ts'
import type { ResponseObject } from '../../tools/generate/contracts/operation.ts'
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
    return [{ id, status, isWrite: method !== 'GET', cases: [...cases], samples, check: isAllowed }]
  })
})

const reports: string[] = []
beforeAll(() => {
  contractCheck.mode = 'report'
  contractCheck.report = ({ message }) => void reports.push(message)
})

/** True for a case that breaks the structure of a response. A page cannot show such a response. */
const isShape = (what: string) => / (?:type|required|code)$/.test(what)

/**
 * True for a case that breaks the format of a text. Such a response is an error only if a page calculates with the
 * text.
 */
const isForm = (what: string) => / (?:pattern|maxLength|minLength)$/.test(what)

describe.each(answers)('response to $id with status $status', ({ isWrite, cases, samples, check }) => {
  it('the portal rejects any response with a missing field or a wrong type, and every invalid response to a write', async () => {
    for (const sample of samples) expect(await check(sample)).toEqual({ data: sample })
    const failed: string[] = []
    for (const [what, value] of cases) if ((await check(value)).failure) failed.push(what)
    const expected = cases.map(([what]) => what).filter((what) => isWrite || isShape(what))
    expect(failed.filter((what) => isWrite || !isForm(what))).toEqual(expected)
  })
})

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

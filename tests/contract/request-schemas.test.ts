import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests as accountRequests } from '~generated/account/zod/requests.ts'
import { requests as memberRequests } from '~generated/member/zod/requests.ts'
import { bodySchema, isForm } from '../../tools/contract/requests/examples.ts'
import { invalidValues } from '../../tools/contract/requests/invalid-values.ts'
import { completeSchema, validValues } from '../../tools/contract/requests/valid-values.ts'
import { documentOf, factsOf, operationIds, operationOf } from './support/calls.ts'

const requests = { account: accountRequests, member: memberRequests }
const writes = operationIds.filter((id) => operationOf(id).object.requestBody)

it('each operation with a request body has a request schema', () => {
  expect(Object.keys({ ...accountRequests, ...memberRequests }).toSorted()).toEqual(writes.toSorted())
})

describe.each(writes)('the request schema of %s', (id) => {
  const document = documentOf(id)
  const schema = bodySchema(operationOf(id))!
  const accepts = (body: unknown) => requests[factsOf(id).service][id]!.safeParse(body).success

  it('the request schema accepts every body that the contract allows, and rejects every body that breaks one rule', () => {
    for (const body of fc.sample(validValues(document, completeSchema(document, schema)), { numRuns: 20, seed: 11 })) {
      // Zod accepts fewer characters in an e-mail address than the contract. Forms accept only what both accept (D-45).
      const sent = JSON.parse(JSON.stringify(body).replaceAll(/"[^"]+@[^"]+"/g, '"member@example.com"')) as unknown
      const whole = isForm(operationOf(id))
        ? { ...(sent as object), files: [new File(['%PDF-1.7'], 'file-01.pdf')] }
        : sent
      expect({ whole, accepted: accepts(whole) }).toEqual({ whole, accepted: true })
      const broken = invalidValues(document, schema, whole, false, 'body').filter(({ value }) => accepts(value))
      expect(broken.map(({ what }) => what)).toEqual([])
    }
  })
})

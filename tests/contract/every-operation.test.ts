import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry as accountRegistry } from '~generated/account/zod/registry.ts'
import { registry as memberRegistry } from '~generated/member/zod/registry.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { startMock, type Mock } from '../../sandbox/mock/server.ts'
import { readFailureName, readStatuses } from '../../tools/generate/contracts/operation.ts'
import { resolve } from '../../tools/generate/contracts/read-contract.ts'
import { call, documentOf, everyId, factsOf, functionOf, operationIds, operationOf } from './support/calls.ts'
import { connectPortal, type Language, type Portal } from './support/portal.ts'
import { lastResponse } from './support/record-responses.ts'

let mock: Mock
let portal: Portal
beforeAll(async () => {
  mock = await startMock({ port: 0, quiet: true })
  portal = connectPortal(mock.url, 'token')
})
afterAll(() => mock.close())

const registries = { account: accountRegistry, member: memberRegistry }
const LANGUAGES: readonly Language[] = ['en', 'fr']

/** The mock's response with this status. PDFs, and errors of PDF operations, arrive as blobs. */
async function ask(id: (typeof operationIds)[number], status: number, language: Language): Promise<unknown> {
  portal.language = language
  const answer = await call(id, { headers: { Prefer: `code=${status}` }, expect: [status] })
  const data =
    typeof answer === 'object' && answer !== null && 'headers' in answer && 'data' in answer ? answer.data : answer
  return data instanceof Blob && data.type.includes('json') ? (JSON.parse(await data.text()) as unknown) : data
}

describe.each(operationIds)('%s', (id) => {
  const { service, statuses, localised, download } = factsOf(id)
  const results = readStatuses(operationOf(id).object).expected

  it(
    'the error of a failed call contains the operation id and the error name of the operation',
    { tags: ['API-007'] },
    async () => {
      expect(functionOf(id)).toBeTypeOf('function')
      portal.language = 'en'
      const error: unknown = await call(id, { headers: { Prefer: 'code=500' } }).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(PortalError)
      const name = readFailureName(operationOf(id).object)
      expect(error).toMatchObject({
        operationId: id,
        status: 500,
        toCaller: name === 'caller',
        catalogue: name && name !== 'caller' ? name : 'generic',
      })
    },
  )

  it.each(statuses.flatMap((status) => LANGUAGES.map((language) => ({ status, language }))))(
    'the mock responds with status $status as the contract declares ($language)',
    async ({ status, language }) => {
      const data = await ask(id, status, language)
      const { status: got, headers } = lastResponse()
      expect(got).toBe(status)
      expect(headers.get('sl-violations')).toBeNull()
      expect(headers.get('cache-control')).toBe('no-store')
      if (status === 204) expect(data).toBeNull()
      else if (status === 200 && download)
        expect(Buffer.from(await (data as Blob).arrayBuffer()).equals(documentExample(id, language))).toBe(true)
      else expect(registries[service][`${id} ${status}`]?.safeParse(data)).toMatchObject({ success: true })
      if (!results.includes(status))
        expect(data).toMatchObject({
          messageEn: expect.stringMatching(/\w/) as string,
          messageFr: expect.stringMatching(/\w/) as string,
        })
    },
  )

  if (!localised) return
  it('the mock responds in French if the page is in French', async () => {
    const [english, french] = [await ask(id, 200, 'en'), await ask(id, 200, 'fr')]
    if (english instanceof Blob && french instanceof Blob) expect(await french.text()).not.toBe(await english.text())
    else if (hasWords(english)) expect(french).not.toEqual(english)
  })
})

/** The bytes of the contract's example document in a language. */
function documentExample(id: (typeof operationIds)[number], language: Language): Buffer {
  const response = resolve<{ content: Record<string, { examples: Record<string, { $ref: string }> }> }>(
    documentOf(id),
    operationOf(id).object.responses['200'] as { $ref: string },
  )
  const { value } = resolve<{ value: string }>(
    documentOf(id),
    Object.values(response.content)[0]!.examples[`${language}-default`]!,
  )
  const bytes = Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64')
  expect(['%PDF', 'PK\u0003\u0004']).toContain(bytes.subarray(0, 4).toString())
  return bytes
}

/** True if a value contains text that depends on the language. Null and numbers contain none. */
const hasWords = (value: unknown): boolean =>
  typeof value === 'string'
    ? /\p{L}{3}/u.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasWords)

it('the registries of response schemas contain exactly the statuses that the contract declares', () => {
  const declared = everyId.flatMap((id) => factsOf(id).statuses.map((status) => `${id} ${status}`))
  expect([...Object.keys(accountRegistry), ...Object.keys(memberRegistry)].toSorted()).toEqual(declared.toSorted())
})

it('the registries of response schemas reject a response that violates the contract', { tags: ['API-007'] }, () => {
  expect(
    memberRegistry['searchClaims 200']?.safeParse({ claimSearchResults: [{ claimId: 1 }], maxLimit: 500 }),
  ).toMatchObject({ success: false })
  expect(
    memberRegistry['getBankingDetails 200']?.safeParse({ branch: '12', bank: '003', account: '0012345678' }),
  ).toMatchObject({ success: false })
  expect(memberRegistry['listBenefits 200']?.safeParse(42)).toMatchObject({ success: false })
})

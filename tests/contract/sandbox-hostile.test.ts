import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '~generated/operations.ts'
import type { Reply } from '../../sandbox/handlers/call.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { readStatuses } from '../../tools/generate/contracts/operation.ts'
import { exampleRequest, isForm } from '../../tools/contract/requests/examples.ts'
import { documentOf, everyId, factsOf, operationOf } from './support/calls.ts'

/** Ways in which a handler breaks the contract. The sandbox must not send any of these responses. */
const WAYS: Readonly<Record<string, (id: OperationId) => Reply>> = {
  'an undeclared status': () => ({ status: 299 }),
  'the wrong media type': (id) => ({
    status: firstStatus(id),
    body: '<h1>Gateway</h1>',
    headers: { 'content-type': 'text/html', 'x-auth': 'x' },
  }),
  'the wrong body': (id) => ({
    status: firstStatus(id),
    body: 42,
    headers: { 'content-type': 'application/json', 'x-auth': 'x' },
  }),
}
const firstStatus = (id: OperationId): number =>
  readStatuses(operationOf(id).object).declared.find((status) => status < 300)!
const hasBody = (id: OperationId): boolean =>
  Object.keys(operationOf(id).object.responses[firstStatus(id)]?.content ?? {}).length > 0

const LOGIN = 'default@example.com'
let token: string
let honest: Sandbox
beforeAll(async () => {
  honest = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  const response = await fetch(`${honest.url}/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: LOGIN, password: 'Welcome2portal' }),
  })
  token = response.headers.get('x-auth')!
})
afterAll(() => honest.close())

async function ask(url: string, id: OperationId): Promise<{ status: number; code: string | undefined }> {
  const operation = operationOf(id)
  const { path, query, body } = exampleRequest(documentOf(id), operation)
  const { service, isStatic } = factsOf(id)
  const owner = documentOf(id).paths[operation.path] as { servers?: { url: string }[] }
  const base = isStatic ? owner.servers![0]!.url.replace(/\/$/, '') : service === 'account' ? '/accounts' : '/members'
  const inPath = { ...path, ...('id' in path && { id: LOGIN }), ...('email' in path && { email: LOGIN }) } as Record<
    string,
    unknown
  >
  const address = new URL(
    url + base + operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name]))),
  )
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, locale: 'en' }
  let sent: BodyInit | undefined
  if (isForm(operation)) {
    const form = new FormData()
    for (const [part, value] of Object.entries(body as Record<string, unknown>))
      if (part === 'files') form.append('files', new File(['%PDF-1.4'], 'file-01.pdf', { type: 'application/pdf' }))
      else form.set(part, JSON.stringify(value))
    sent = form
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json'
    sent = JSON.stringify(body)
  }
  const response = await fetch(address, {
    method: operation.method.toUpperCase(),
    headers,
    ...(sent && { body: sent }),
  })
  const text = await response.text()
  return {
    status: response.status,
    code: text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined,
  }
}

describe.each(Object.entries(WAYS))('%s', (way, reply) => {
  let hostile: Sandbox
  beforeAll(async () => {
    hostile = await startSandbox({
      port: 0,
      database: ':memory:',
      quiet: true,
      handlers: Object.fromEntries(everyId.map((id) => [id, () => reply(id)])),
    })
  })
  afterAll(() => hostile.close())

  it.each(everyId)('the sandbox records a response of %s that violates the contract', async (id) => {
    // a response without a body cannot have a wrong body
    const isWrong = hasBody(id) || way === 'an undeclared status'
    const before = (await violations(hostile)).length
    const { status, code } = await ask(hostile.url, id)
    if (!isWrong) return
    expect({ status, code }).toEqual({ status: 500, code: 'CONTRACT_VIOLATION' })
    const counted = await violations(hostile)
    expect(counted.length).toBe(before + 1)
    expect(counted.at(-1)).toMatchObject({ operationId: id })
  })
})

it.each<[string, OperationId, Reply, string]>([
  ['a header that is missing', 'login', { status: 200, body: { email: LOGIN } }, 'header x-auth is missing'],
  ['a body that is missing', 'getSecurityPolicy', { status: 200 }, 'the body is missing'],
  [
    'a body where none is declared',
    'getBankingDetails',
    { status: 204, body: { branch: '00512' } },
    'a body where none is declared',
  ],
  [
    'a number where text is agreed',
    'getBankingDetails',
    { status: 200, body: { branch: 512, bank: '003', account: '0012345678' } },
    'branch',
  ],
  [
    'a bound that is broken',
    'getBankingDetails',
    { status: 200, body: { branch: '5', bank: '003', account: '0012345678' } },
    'branch',
  ],
])('the sandbox reports %s as the violation of a response', async (_, id, reply, says) => {
  const hostile = await startSandbox({ port: 0, database: ':memory:', quiet: true, handlers: { [id]: () => reply } })
  expect(await ask(hostile.url, id)).toMatchObject({ status: 500 })
  expect(JSON.stringify(await violations(hostile))).toContain(says)
  await hostile.close()
})

it('the sandbox records an exception in a handler as a violation', async () => {
  const hostile = await startSandbox({
    port: 0,
    database: ':memory:',
    quiet: true,
    handlers: {
      getLabels: () => {
        throw new TypeError('lost')
      },
    },
  })
  expect(await ask(hostile.url, 'getLabels')).toEqual({ status: 500, code: 'SANDBOX' })
  expect(JSON.stringify(await violations(hostile))).toContain('lost')
  await hostile.close()
})

it("the sandbox's normal handlers keep to the contract when they receive the same hostile requests as the broken ones", async () => {
  for (const id of everyId)
    expect({ id, status: (await ask(honest.url, id)).status < 500 }).toEqual({ id, status: true })
  expect(await violations(honest)).toEqual([])
})

const violations = async ({ url }: Sandbox): Promise<unknown[]> =>
  (await (await fetch(`${url}/__sandbox/violations`)).json()) as unknown[]

import { expect, it } from 'vitest'
import { changePassword } from '~generated/account/client/password.ts'
import { getBankingDetails } from '~generated/member/client/account.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const read = async (path: string, url = sandbox.url()) => (await fetch(`${url}/__sandbox${path}`)).text()
const send = (method: string, path: string, body: unknown) =>
  fetch(`${sandbox.url()}/__sandbox${path}`, { method, body: JSON.stringify(body) })

it.each([
  ['calls', 'Nothing was called yet.'],
  ['claims', 'No claim arrived yet.'],
  ['faults', 'Nothing goes wrong on purpose.'],
  ['violations', 'The sandbox kept the contract.'],
])('the list %s is JSON, and is an HTML page if its URL ends with a slash', async (name, nothing) => {
  expect(JSON.parse(await read(`/${name}`))).toBeDefined()
  expect(await read(`/${name}/`)).toContain(nothing)
})

it('the page that lists faults describes each fault in words', async () => {
  await send('PUT', '/faults', [
    { operationId: 'getBankingDetails', status: 'network', times: 2, after: true, delayMs: 30 },
  ])
  const page = await read('/faults/')
  for (const words of ['getBankingDetails', 'network', '2', '30 ms', 'after the work is done'])
    expect(page).toContain(words)
  expect((await send('PUT', '/faults', [{ operationId: 'login', times: 0 }])).status).toBe(400)
})

it('the page that lists violations names the rule that was broken', async () => {
  const broken = await startSandbox({
    port: 0,
    database: ':memory:',
    quiet: true,
    handlers: { login: () => ({ status: 200, body: {} }) },
  })
  await fetch(`${broken.url}/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'x' }),
  })
  expect(await read('/violations/', broken.url)).toContain('header x-auth is missing')
  await broken.close()
})

it('the list of calls says for each call which persona or fault determined the response', async () => {
  const id = await sandbox.as('quebec')
  await getBankingDetails(id)
  await send('PUT', '/faults', [{ operationId: 'getBankingDetails', status: 200, example: 'default' }])
  await getBankingDetails(id)
  const { calls } = JSON.parse(await read('/calls')) as { calls: { by: string }[] }
  expect(calls.map(({ by }) => by)).toEqual(['sandbox, for anybody', `sandbox, for ${id}`, 'rule: default'])
})

it('the page of a persona lists its people, its accounts, the differences in its policy, and its claims', async () => {
  const facts = JSON.parse(await read('/members/hsa@example.com')) as { claims: { claimId: string; status: string }[] }
  expect(facts).toMatchObject({ accounts: { healthSpending: '412.50' }, policy: { easyHsa: true } })
  expect(facts.claims.map(({ status }) => status)).toEqual(expect.arrayContaining(['PENDED', 'REJECTED', 'PAID']))
  const page = await read('/members/hsa@example.com/')
  for (const words of ['healthSpending: 412.50', 'Daniel Cormier', facts.claims[0]!.claimId])
    expect(page).toContain(words)
  expect(await read('/')).toMatch(/hsa@example\.com[^]*health spending \$412\.50[^]*easyHsa: true/)
  expect(await read('/members/hsaa@example.com')).toContain('hsa@example.com')
})

it('the sandbox keeps the request and response of a call, but without passwords', async () => {
  const id = await sandbox.as('quebec')
  await send('PUT', '/faults', [{ operationId: 'changePassword', status: 500 }])
  await expect(
    changePassword(id, { oldPassword: 'Welcome2portal', newPassword: 'Secret-12345' }),
  ).rejects.toMatchObject({ status: 500 })
  const { calls } = JSON.parse(await read('/calls')) as { calls: { id: number }[] }
  expect(JSON.parse(await read(`/calls/${calls[0]!.id}`))).toMatchObject({
    request: expect.stringContaining(id),
    answer: expect.any(String),
  })
  const page = await read(`/calls/${calls[1]!.id}/`)
  expect(page).toContain('newPassword')
  expect(page + (await read(`/calls/${calls[0]!.id}/`))).not.toMatch(/Secret-12345|Welcome2portal/)
})

it('the clock of the sandbox can be moved forward by some seconds, or set to some seconds ahead of the real time', async () => {
  expect(JSON.parse(await read('/clock'))).toMatchObject({ aheadSeconds: 0 })
  await send('POST', '/clock', { advanceSeconds: 61 })
  await send('POST', '/clock', { aheadSeconds: 90 })
  expect(JSON.parse(await read('/clock'))).toMatchObject({ aheadSeconds: 90 })
  expect((await send('POST', '/clock', { ahead: 1 })).status).toBe(400)
})

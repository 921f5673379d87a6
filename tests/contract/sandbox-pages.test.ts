import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { changePassword } from '~generated/account/client/password.ts'
import { getBankingDetails, getCardholderDetails } from '~generated/member/client/account.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { connectPortal, type Portal } from './support/portal.ts'

let sandbox: Sandbox
let portal: Portal
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true, handlers: { getCardholderDetails: () => ({ status: 200, body: {} }) } })
  portal = connectPortal(sandbox.url)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.close())

const ID = 'quebec@example.com'
const signIn = async () => {
  portal.token = (await login({ email: ID, password: 'Welcome2portal' })).headers['x-auth']
}
const read = async (path: string) => (await fetch(`${sandbox.url}/__sandbox${path}`)).text()
const send = (method: string, path: string, body: unknown) => fetch(`${sandbox.url}/__sandbox${path}`, { method, body: JSON.stringify(body) })

it.each([
  ['calls', 'Nothing was called yet.'],
  ['claims', 'No claim arrived yet.'],
  ['faults', 'Nothing goes wrong on purpose.'],
  ['violations', 'The sandbox kept the contract.'],
])('%s is data, and with a slash a page that says when there is nothing', async (name, nothing) => {
  expect(JSON.parse(await read(`/${name}`))).toBeDefined()
  expect(await read(`/${name}/`)).toContain(nothing)
})

it('faults and violations are read in words', async () => {
  await send('PUT', '/faults', [{ operationId: 'getBankingDetails', status: 'network', times: 2, after: true, delayMs: 30 }])
  const page = await read('/faults/')
  for (const words of ['getBankingDetails', 'network', '2', '30 ms', 'after the work is done']) expect(page).toContain(words)
  await signIn()
  await expect(getCardholderDetails(ID)).rejects.toMatchObject({ kind: 'server' })
  expect(await read('/violations/')).toContain('must have required property')
})

describe('a call', () => {
  const calls = async () => (JSON.parse(await read('/calls')) as { calls: { id: number; operationId: string; by: string }[] }).calls
  it('says who answered: the sandbox for a member, or the rule', async () => {
    await signIn()
    await getBankingDetails(ID)
    await send('PUT', '/faults', [{ operationId: 'getBankingDetails', status: 200, example: 'default' }])
    await getBankingDetails(ID)
    expect((await calls()).map(({ by }) => by)).toEqual(['sandbox, for anybody', `sandbox, for ${ID}`, 'rule: default'])
    expect(await read('/calls/')).toContain('rule: default')
  })
  it('is remembered with what was sent and answered, without passwords', async () => {
    await signIn()
    await send('PUT', '/faults', [{ operationId: 'changePassword', status: 500 }])
    await expect(changePassword(ID, { oldPassword: 'Welcome2portal', newPassword: 'Secret-12345' })).rejects.toMatchObject({ status: 500 })
    const [first, second] = await calls()
    expect(JSON.parse(await read(`/calls/${first!.id}`))).toMatchObject({ request: expect.stringContaining(ID), answer: expect.any(String) })
    const page = await read(`/calls/${second!.id}/`)
    expect(page).toContain('newPassword')
    expect(page).not.toContain('Secret-12345')
    expect(await read(`/calls/${first!.id}/`)).not.toContain('Welcome2portal')
    expect(JSON.parse(await read('/calls/999999'))).toEqual({ message: 'That call is too long ago.' })
  })
})

it('the clock says how far it is ahead, and is set to that', async () => {
  expect(JSON.parse(await read('/clock'))).toMatchObject({ aheadSeconds: 0 })
  await send('POST', '/clock', { advanceSeconds: 61 })
  await send('POST', '/clock', { aheadSeconds: 90 })
  expect(JSON.parse(await read('/clock'))).toMatchObject({ aheadSeconds: 90 })
  expect((await send('POST', '/clock', { ahead: 1 })).status).toBe(400)
})

it('a rule that counts nothing is refused', async () => {
  expect((await send('PUT', '/faults', [{ operationId: 'login', times: 0 }])).status).toBe(400)
})

it('each member has a link to the switchboard', async () => {
  expect(await read('/')).toContain('http://localhost:5173/en/demo?member=quebec')
})

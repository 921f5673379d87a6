import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { acceptTermsAndConditions, getBankingDetails, getCardholderDetails, getTermsAndConditions } from '~generated/member/client/account.ts'
import { searchHealthProfessionals } from '~generated/member/client/providers.ts'
import { PERSONAS } from '../../sandbox/personas.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { connectPortal, type Portal } from './support/portal.ts'

let sandbox: Sandbox
let portal: Portal
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  portal = connectPortal(sandbox.url)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.close())

const ID = 'default@example.com'
const signIn = async (email = ID) => {
  portal.token = (await login({ email, password: 'Welcome2portal' })).headers['x-auth']
}
const put = (faults: unknown) => fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) })

it('a wrong answer of the sandbox itself is caught and counted', async () => {
  const wrong = await startSandbox({
    port: 0,
    database: ':memory:',
    quiet: true,
    handlers: {
      getBankingDetails: () => ({ status: 200, body: { branch: '12', bank: '003', account: '1234567' } }),
      getTermsAndConditions: () => ({ status: 206, body: {} }),
      login: () => ({ status: 200, body: { email: ID } }),
    },
  })
  await signIn()
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(`${wrong.url}${path}`, { headers: { authorization: `Bearer ${portal.token}`, 'content-type': 'application/json' }, ...init })).status
  expect(await ask('/members/default%40example.com/banking-details')).toBe(500)
  expect(await ask('/members/default%40example.com/terms-and-conditions')).toBe(500)
  expect(await ask('/accounts/login', { method: 'POST', body: JSON.stringify({ email: ID, password: 'x' }) })).toBe(500)
  const violations = (await (await fetch(`${wrong.url}/__sandbox/violations`)).json()) as { operationId: string; problems: string[] }[]
  expect(violations.map(({ operationId }) => operationId)).toEqual(['getBankingDetails', 'getTermsAndConditions', 'login'])
  expect(violations.map(({ problems }) => problems.join())).toEqual([
    expect.stringContaining('branch'),
    expect.stringContaining('206'),
    expect.stringContaining('x-auth'),
  ])
  await wrong.close()
})

it.each([
  { effect: 503, kind: 'unavailable' },
  { effect: 429, kind: 'too-many' },
  { effect: 'network', kind: 'network' },
  { effect: 'html', kind: 'contract' },
  { effect: 'empty', kind: 'contract' },
  { effect: 'broken-contract', kind: 'contract' },
  { effect: 204, kind: 'server' },
])('fault $effect reads as $kind, once, and then all is well', async ({ effect, kind }) => {
  await signIn()
  await put([{ operationId: 'getCardholderDetails', status: effect, times: 1 }])
  await expect(getCardholderDetails(ID)).rejects.toMatchObject({ kind })
  expect((await getCardholderDetails(ID)).firstName).toBe('MARIE-ÈVE')
})

it('a call that hangs can be given up', async () => {
  await signIn()
  await put([{ operationId: 'getCardholderDetails', status: 'hang' }])
  await expect(getCardholderDetails(ID, { timeout: 100 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('counts calls by operation', async () => {
  await signIn()
  await getBankingDetails(ID)
  const { counts } = (await (await fetch(`${sandbox.url}/__sandbox/calls`)).json()) as { counts: Record<string, number> }
  expect(counts).toEqual({ login: 1, getBankingDetails: 1 })
})

it('remembers that the terms were accepted, until a reset', { tags: ['API-025', 'API-026'] }, async () => {
  const id = 'terms@example.com'
  await signIn(id)
  expect((await getTermsAndConditions(id)).termsAndConditionsAccept).toBe(false)
  await acceptTermsAndConditions(id, { termsAndConditionsAccept: true })
  expect((await getTermsAndConditions(id)).termsAndConditionsAccept).toBe(true)
  sandbox.reset()
  await signIn(id)
  expect((await getTermsAndConditions(id)).termsAndConditionsAccept).toBe(false)
})

it('two sandboxes share nothing', async () => {
  const other = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  await signIn()
  const { counts } = (await (await fetch(`${other.url}/__sandbox/calls`)).json()) as { counts: object }
  expect(counts).toEqual({})
  await other.close()
})

it('finds providers whatever the capitals and accents, and nobody where there is nobody', { tags: ['CLAIM-21'] }, async () => {
  await signIn()
  const moncton = (await searchHealthProfessionals(ID, { type: 'PHYSPARA', name: '', city: 'moncton', province: 'nb' }))!
  expect(moncton.length).toBeGreaterThan(0)
  expect(await searchHealthProfessionals(ID, { type: 'PHYSPARA', name: '', city: 'MONTREAL', province: 'QC' })).not.toHaveLength(0)
  const { lastName, phoneNumber } = moncton[0]!
  expect(
    await searchHealthProfessionals(ID, { type: 'PHYSPARA', city: 'moncton', province: 'nb', name: lastName!.toUpperCase(), phone: phoneNumber! }),
  ).toContainEqual(moncton[0])
  expect(await searchHealthProfessionals(ID, { type: 'PHYSPARA', name: '', city: 'nowhere', province: 'nb' })).toEqual([])
})

it('lists its personas on a page', async () => {
  const page = await (await fetch(`${sandbox.url}/__sandbox/`)).text()
  for (const { key } of PERSONAS) expect(page).toContain(`${key}@example.com`)
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePassword, requestPasswordToken } from '~generated/account/client/password.ts'
import { getJwt, login, revokeToken } from '~generated/account/client/session.ts'
import { getCardholderDetails } from '~generated/member/client/account.ts'
import { getSecurityPolicy } from '~generated/member/client/policy.ts'
import type { PortalError } from '~/platform/errors/portal-error.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { connectPortal, type Portal } from './support/portal.ts'

let sandbox: Sandbox
let portal: Portal
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  portal = connectPortal(sandbox.url)
})
beforeEach(() => {
  sandbox.reset()
  portal.token = undefined
})
afterAll(() => sandbox.close())

const PASSWORD = 'Welcome2portal'
const failure = async (attempt: Promise<unknown>): Promise<PortalError> => {
  const reason: unknown = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(reason).toBeInstanceOf(Error)
  return reason as PortalError
}
const advance = (seconds: number) => fetch(`${sandbox.url}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds: seconds }) })
const signIn = async (email = 'default@example.com') => {
  const { headers } = await login({ email, password: PASSWORD })
  portal.token = headers['x-auth']
}

it('login gives a token in x-auth, and no body', { tags: ['API-011', 'SESSION-46'] }, async () => {
  const { data, headers } = await login({ email: 'default@example.com', password: PASSWORD })
  expect(data).toBeNull()
  const claims = JSON.parse(Buffer.from(headers['x-auth']!.split('.')[1]!, 'base64url').toString()) as { sub: string; groups: string[]; exp: number }
  expect(claims).toMatchObject({ sub: 'default@example.com', groups: ['MEMBER'] })
  expect(claims.exp - Date.now() / 1000).toBeGreaterThan(29 * 60)
  expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(30 * 60)
})

it('AUTH an unknown login is told exactly what a wrong password is told', async () => {
  const wrong = await failure(login({ email: 'default@example.com', password: 'nope' }))
  const unknown = await failure(login({ email: 'nobody@example.com', password: 'nope' }))
  expect(wrong).toMatchObject({ status: 401, toCaller: true })
  expect({ status: unknown.status, text: unknown.serverText }).toEqual({ status: wrong.status, text: wrong.serverText })
})

describe('AUTH five failures', () => {
  it.each(['default@example.com', 'nobody@example.com'])('lock %s for a while', async (email) => {
    const statuses: (number | undefined)[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await failure(login({ email, password: 'nope' }))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 423])
  })
  it('refuse the right password until the lock ends', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await failure(login({ email: 'default@example.com', password: 'nope' }))
    expect((await failure(login({ email: 'default@example.com', password: PASSWORD }))).status).toBe(423)
    await advance(301)
    expect((await login({ email: 'default@example.com', password: PASSWORD })).headers['x-auth']).toBeTruthy()
  })
})

it('that an account is locked is told to the right password only', async () => {
  expect((await failure(login({ email: 'locked@example.com', password: 'nope' }))).status).toBe(401)
  expect((await failure(login({ email: 'locked@example.com', password: PASSWORD }))).status).toBe(423)
})

it('jwt renews a token, in the header and in the body', { tags: ['API-012'] }, async () => {
  await signIn()
  const { data, headers } = await getJwt('default@example.com')
  expect(headers['x-auth']).toBe(data?.data?.token)
  expect(data?.data?.token).not.toBe(portal.token)
})

it('a session is still known shortly after its token expired, and no longer much later', { tags: ['API-024'] }, async () => {
  await signIn()
  await advance(31 * 60)
  expect((await failure(getCardholderDetails('default@example.com'))).status).toBe(401)
  expect((await getJwt('default@example.com')).data?.data?.token).toBeTruthy()
  await advance(60 * 60)
  expect((await failure(getJwt('default@example.com'))).status).toBe(401)
})

it('a token opens only the member it was made for', async () => {
  await signIn()
  expect((await failure(getCardholderDetails('quebec@example.com'))).status).toBe(403)
  portal.token = `${portal.token!.slice(0, -2)}xx`
  expect((await failure(getCardholderDetails('default@example.com'))).status).toBe(401)
})

it('a token that was given back is good for nothing, and the other sessions of the member go on', async () => {
  await signIn()
  const given = portal.token
  await signIn()
  const other = portal.token
  portal.token = given
  for (let times = 0; times < 2; times += 1) await revokeToken('default@example.com', { authorization: 'optional' })
  expect((await failure(getCardholderDetails('default@example.com'))).status).toBe(401)
  expect((await failure(getJwt('default@example.com'))).status).toBe(401)
  portal.token = other
  expect((await getCardholderDetails('default@example.com')).firstName).toBe('MARIE-ÈVE')
})

it('signs in somebody whose policy cannot be read', async () => {
  await signIn('policy-down@example.com')
  expect(await failure(getSecurityPolicy('policy-down@example.com'))).toMatchObject({ status: 500, toCaller: true })
})

it('does not reveal who has an account when a reset is asked for', async () => {
  expect(await requestPasswordToken('nobody@example.com', { lang: 'en' })).toEqual(await requestPasswordToken('default@example.com', { lang: 'en' }))
})

it('changes a password, without a token too', { tags: ['API-018', 'D-38'] }, async () => {
  await changePassword('default@example.com', { oldPassword: PASSWORD, newPassword: 'Welcome3portal' })
  expect((await failure(login({ email: 'default@example.com', password: PASSWORD }))).status).toBe(401)
  expect((await login({ email: 'default@example.com', password: 'Welcome3portal' })).headers['x-auth']).toBeTruthy()
  expect(await failure(changePassword('default@example.com', { oldPassword: 'nope', newPassword: 'Welcome4portal' }))).toMatchObject({
    status: 401,
    catalogue: 'changePassword',
  })
})

it('guesses of the current password count as failures to sign in do', { tags: ['API-018'] }, async () => {
  const change = (oldPassword: string, newPassword = 'Welcome3portal') => changePassword('Default@example.com', { oldPassword, newPassword })
  const statuses: (number | undefined)[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await failure(change('nope'))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 423])
  expect((await failure(change(PASSWORD))).status).toBe(423)
  expect((await failure(login({ email: 'default@example.com', password: PASSWORD }))).status).toBe(423)
  await advance(301)
  expect(await change(PASSWORD)).toBeNull()
})

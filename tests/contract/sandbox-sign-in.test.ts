import { expect, it } from 'vitest'
import { changePassword, requestPasswordToken } from '~generated/account/client/password.ts'
import { getJwt, login, revokeToken } from '~generated/account/client/session.ts'
import { getCardholderDetails } from '~generated/member/client/account.ts'
import { PASSWORD, refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const { advance, portal, signIn } = useSandbox()
const ID = 'default@example.com'
const statuses = async (times: number, attempt: () => Promise<unknown>) => {
  const found: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1) found.push(await statusOf(attempt()))
  return found
}
const guess = (email = ID, password = 'nope') => login({ email, password })

it(
  'the response to a sign-in has a token for 30 minutes in its header, and no body',
  { tags: ['API-011', 'SESSION-46'] },
  async () => {
    const { data, headers } = await login({ email: ID, password: PASSWORD })
    expect(data).toBeNull()
    const claims = JSON.parse(Buffer.from(headers['x-auth']!.split('.')[1]!, 'base64url').toString()) as {
      sub: string
      groups: string[]
      exp: number
    }
    expect(claims).toMatchObject({ sub: ID, groups: ['MEMBER'] })
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(29 * 60)
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(30 * 60)
  },
)

it('an unknown login and a wrong password are refused with the same message', async () => {
  const [wrong, unknown] = [await refusal(guess()), await refusal(guess('nobody@example.com'))]
  expect(wrong).toMatchObject({ status: 401, toCaller: true })
  expect([unknown.status, unknown.serverText]).toEqual([wrong.status, wrong.serverText])
})

it.each([ID, 'nobody@example.com'])(
  'the fifth wrong password for %s is refused with 423, because the login is locked',
  async (email) => {
    expect(await statuses(5, () => guess(email))).toEqual([401, 401, 401, 401, 423])
  },
)

it('the right password is refused until the account is no longer locked', async () => {
  await statuses(5, guess)
  expect(await statusOf(guess(ID, PASSWORD))).toBe(423)
  await advance(301)
  expect((await guess(ID, PASSWORD)).headers['x-auth']).toBeTruthy()
})

it('the sandbox reveals that an account is locked only if the password is right', async () => {
  expect([await statusOf(guess('locked@example.com')), await statusOf(guess('locked@example.com', PASSWORD))]).toEqual([
    401, 423,
  ])
})

it(
  'a token can be renewed shortly after it expires, and the new token is in the header and body of the response',
  { tags: ['API-012', 'API-024'] },
  async () => {
    await signIn(ID)
    const { data, headers } = await getJwt(ID)
    expect(headers['x-auth']).toBe(data?.data?.token)
    expect(data?.data?.token).not.toBe(portal().token)
    await advance(31 * 60)
    expect(await statusOf(getCardholderDetails(ID))).toBe(401)
    expect((await getJwt(ID)).data?.data?.token).toBeTruthy()
    await advance(60 * 60)
    expect(await statusOf(getJwt(ID))).toBe(401)
  },
)

it('a token gives access only to the data of its own member, and a tampered token gives no access', async () => {
  await signIn(ID)
  expect(await statusOf(getCardholderDetails('quebec@example.com'))).toBe(403)
  portal().token = `${portal().token!.slice(0, -2)}xx`
  expect(await statusOf(getCardholderDetails(ID))).toBe(401)
})

it('a revoked token gives no access, and other sessions of the member continue', async () => {
  await signIn(ID)
  const revoked = portal().token
  await signIn(ID)
  const other = portal().token
  portal().token = revoked
  for (let times = 0; times < 2; times += 1) await revokeToken(ID, { authorization: 'optional' })
  expect([await statusOf(getCardholderDetails(ID)), await statusOf(getJwt(ID))]).toEqual([401, 401])
  portal().token = other
  expect((await getCardholderDetails(ID)).firstName).toBe('MARIE-ÈVE')
})

it('the response to a request for a new password does not reveal whether the person has an account', async () => {
  expect(await requestPasswordToken('nobody@example.com', { lang: 'en' })).toEqual(
    await requestPasswordToken(ID, { lang: 'en' }),
  )
})

it(
  'wrong current passwords in a change of password count towards the account lock, as at sign-in',
  { tags: ['API-018', 'D-38'] },
  async () => {
    const change = (oldPassword: string) =>
      changePassword('Default@example.com', { oldPassword, newPassword: 'Welcome3portal' })
    expect(await statuses(5, () => change('nope'))).toEqual([401, 401, 401, 401, 423])
    expect([await statusOf(change(PASSWORD)), await statusOf(guess(ID, PASSWORD))]).toEqual([423, 423])
    await advance(301)
    expect(await change(PASSWORD)).toBeNull()
    expect((await guess(ID, 'Welcome3portal')).headers['x-auth']).toBeTruthy()
  },
)

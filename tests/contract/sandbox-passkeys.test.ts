import { describe, expect, it } from 'vitest'
import {
  createPasskeyRegistrationOptions,
  createPasskeySignInOptions,
  declinePasskeyOffer,
  deletePasskey,
  listPasskeys,
  registerPasskey,
  renamePasskey,
  signInWithPasskey,
} from '~generated/account/client/passkeys.ts'
import { confirmEmailChange } from '~generated/account/client/links.ts'
import { login } from '~generated/account/client/session.ts'
import { getCardholderDetails, updateEmail } from '~generated/member/client/account.ts'
import { makePasskey, type Misbehaviour, type SoftwarePasskey } from '../support/software-authenticator.ts'
import { PASSWORD, refusal, statusOf, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()

/** Registers a passkey of the member who is signed in. */
async function register(id: string, how?: Misbehaviour): Promise<SoftwarePasskey> {
  const { passkey, registration } = makePasskey(await createPasskeyRegistrationOptions(id), how)
  await registerPasskey(id, registration)
  return passkey
}
const signIn = async (passkey: SoftwarePasskey, how?: Misbehaviour) =>
  signInWithPasskey(passkey.signIn(await createPasskeySignInOptions(), how))

describe('signing in with a passkey', { tags: ['D-250'] }, () => {
  it('signing in with a passkey returns a token with the same claims and lifetime as signing in with the password', async () => {
    const id = await sandbox.as('default')
    const passkey = await register(id)
    const { data, headers } = await signIn(passkey)
    expect(data).toEqual({ email: id })
    const claims = (token = '') =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number; iat: number }
    const byPassword = claims((await login({ email: id, password: PASSWORD })).headers['x-auth'])
    const byPasskey = claims(headers['x-auth'])
    expect(byPasskey).toMatchObject({ sub: id, groups: ['MEMBER'] })
    expect(Object.keys(byPasskey)).toEqual(Object.keys(byPassword))
    expect(byPasskey.exp - byPasskey.iat).toBe(byPassword.exp - byPassword.iat)
    sandbox.portal().token = headers['x-auth']
    expect(await getCardholderDetails(id)).toMatchObject({ firstName: expect.any(String) as string })
  })

  it('a sign-in challenge is accepted once and for five minutes, and a challenge for registration is not accepted', async () => {
    const id = await sandbox.as('default')
    const passkey = await register(id)
    const options = await createPasskeySignInOptions()
    const signed = passkey.signIn(options)
    await signInWithPasskey(signed)
    expect(await statusOf(signInWithPasskey(signed))).toBe(400)
    const late = passkey.signIn(await createPasskeySignInOptions())
    await sandbox.advance(301)
    expect(await statusOf(signInWithPasskey(late))).toBe(400)
    const forRegistration = await createPasskeyRegistrationOptions(await sandbox.as('default'))
    expect(
      await statusOf(signInWithPasskey(passkey.signIn({ ...options, challenge: forRegistration.challenge }))),
    ).toBe(400)
  })

  it.each<[string, Misbehaviour]>([
    ['another site', { origin: 'https://portal.example.org' }],
    ['another domain', { rpId: 'example.org' }],
  ])('a signature that was made for %s is refused with 401, and the passkey still works afterwards', async (_, how) => {
    const passkey = await register(await sandbox.as('default'))
    expect(await refusal(signIn(passkey, how))).toMatchObject({ status: 401, detail: undefined })
    expect((await signIn(passkey)).headers['x-auth']).toBeTruthy()
  })

  it('a signature by the key of another passkey is refused', async () => {
    const id = await sandbox.as('default')
    const [one, other] = [await register(id), await register(id)]
    const signed = other.signIn(await createPasskeySignInOptions())
    expect(await statusOf(signInWithPasskey({ ...signed, id: one.id, rawId: one.id }))).toBe(401)
  })

  it('a sign-in for which the device did not verify its owner is refused with 422', async () => {
    const passkey = await register(await sandbox.as('default'))
    expect(await refusal(signIn(passkey, { isVerified: false }))).toMatchObject({
      status: 422,
      serverText: { en: expect.stringContaining('did not check') as string },
    })
  })

  it('a passkey whose signature counter does not increase is refused from then on, with a message that names the passkey', async () => {
    const id = await sandbox.as('default')
    const passkey = await register(id)
    await signIn(passkey, { counter: 7 })
    const named = { status: 409, serverText: { en: expect.stringContaining('“') as string } }
    expect(await refusal(signIn(passkey, { counter: 7 }))).toMatchObject(named)
    expect(await refusal(signIn(passkey, { counter: 9 }))).toMatchObject(named)
    await sandbox.as('default')
    expect((await listPasskeys(id)).passkeys).toMatchObject([{ isRefused: true }])
  })

  it('a passkey whose signature counter is always 0 is accepted each time', async () => {
    const passkey = await register(await sandbox.as('default'))
    for (let time = 0; time < 3; time += 1)
      expect((await signIn(passkey, { counter: 0 })).headers['x-auth']).toBeTruthy()
  })

  it("a removed and an unknown passkey are refused with the same message, and the member's other passkey still works", async () => {
    const id = await sandbox.as('default')
    const [phone, laptop] = [await register(id), await register(id)]
    const [newest] = (await listPasskeys(id)).passkeys
    await deletePasskey(id, newest!.id)
    await deletePasskey(id, newest!.id)
    const unknown = await refusal(signIn(laptop))
    expect(unknown.status).toBe(401)
    expect((await signIn(phone)).data).toEqual({ email: id })
    const { passkey: nobody } = makePasskey(await createPasskeyRegistrationOptions(id))
    expect((await refusal(signIn(nobody))).serverText).toEqual(unknown.serverText)
  })

  it('a passkey still signs in after the member has changed the e-mail address', async () => {
    const id = await sandbox.as('ontario')
    const passkey = await register(id)
    await updateEmail(id, { email: 'moved@example.com' })
    const token = await sandbox.linkTo('moved@example.com')
    await confirmEmailChange({ oldUsername: id, newUsername: 'moved@example.com', token })
    expect((await signIn(passkey)).data).toEqual({ email: 'moved@example.com' })
  })
})

describe('passkeys of a member', { tags: ['D-250'] }, () => {
  it('a new passkey has a name in the language of the page, and can be renamed', async () => {
    const id = await sandbox.as('quebec', 'fr')
    await register(id)
    await register(id)
    const { passkeys } = await listPasskeys(id)
    expect(passkeys.map(({ name }) => name)).toEqual(['Clé d’accès 2', 'Clé d’accès'])
    await renamePasskey(id, passkeys[0]!.id, { name: ' Mon téléphone ' })
    expect((await listPasskeys(id)).passkeys[0]).toMatchObject({ name: 'Mon téléphone' })
    expect(await statusOf(renamePasskey(id, 'another', { name: 'x' }))).toBe(404)
  })

  it('the list of passkeys shows when each was created and last used, and is refused to another member', async () => {
    const id = await sandbox.as('default')
    const passkey = await register(id)
    expect((await listPasskeys(id)).passkeys[0]).not.toHaveProperty('lastUsedAt')
    await sandbox.advance(60)
    await signIn(passkey)
    const [kept] = (await listPasskeys(id)).passkeys
    expect(Date.parse(kept!.lastUsedAt!) - Date.parse(kept!.createdAt)).toBeGreaterThanOrEqual(60_000)
    await sandbox.as('hsa')
    expect(await statusOf(listPasskeys(id))).toBe(403)
  })

  it.each<[string, number, Misbehaviour]>([
    ['on another site', 422, { origin: 'https://portal.example.org' }],
    ['for another domain', 422, { rpId: 'example.org' }],
    ['without a check of the owner', 422, { isVerified: false }],
  ])('a passkey that was registered %s is refused and not stored', async (_, status, how) => {
    const id = await sandbox.as('default')
    expect(await statusOf(register(id, how))).toBe(status)
    expect((await listPasskeys(id)).passkeys).toEqual([])
  })

  it('a registration challenge is accepted once, and not from another member', async () => {
    const [id, other] = [await sandbox.as('hsa'), await sandbox.as('default')]
    const mine = makePasskey(await createPasskeyRegistrationOptions(other))
    await registerPasskey(other, mine.registration)
    expect(await statusOf(registerPasskey(other, mine.registration))).toBe(400)
    const theirs = makePasskey(await createPasskeyRegistrationOptions(other))
    await sandbox.as('hsa')
    expect(await statusOf(registerPasskey(id, theirs.registration))).toBe(400)
  })

  it('the registration options list existing passkeys, and identify the account by a constant id instead of the login', async () => {
    const id = await sandbox.as('default')
    const passkey = await register(id)
    const [first, second] = [await createPasskeyRegistrationOptions(id), await createPasskeyRegistrationOptions(id)]
    expect(first.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }])
    expect(first.user.id).toBe(second.user.id)
    expect(Buffer.from(first.user.id, 'base64url').toString()).not.toContain('default')
    expect(first.challenge).not.toBe(second.challenge)
  })

  it('a member has at most 20 passkeys', async () => {
    const id = await sandbox.as('default')
    for (let count = 0; count < 20; count += 1) await register(id)
    expect(await refusal(register(id))).toMatchObject({
      status: 422,
      serverText: { en: expect.stringContaining('20') as string },
    })
  })
})

describe('the offer of a passkey', { tags: ['D-251'] }, () => {
  it('a passkey is offered until the member creates one, or declines the offer on the same kind of device', async () => {
    const offered = async (id: string) => (await listPasskeys(id)).isOffered
    const id = await sandbox.as('default')
    expect(await offered(id)).toBe(true)
    await declinePasskeyOffer(id)
    await declinePasskeyOffer(id)
    expect(await offered(id)).toBe(false)
    const onPhone = { headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' } }
    expect((await listPasskeys(id, onPhone)).isOffered).toBe(true)
    const other = await sandbox.as('hsa')
    expect(await offered(other)).toBe(true)
    await register(other)
    expect(await offered(other)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { SandboxControl } from '../support/sandbox-control.ts'
import { PASSWORD, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const control = (world?: string) => new SandboxControl(sandbox.url(), world)

interface Sent {
  readonly token?: string
  readonly world?: string
  readonly body?: unknown
  readonly method?: string
}
const call = (path: string, { token, world, body, method = body ? 'PUT' : 'GET' }: Sent = {}) =>
  fetch(sandbox.url() + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(world && { 'x-sandbox-world': world }),
    },
  })
const signIn = async (email: string, world?: string) => {
  const answer = await call('/accounts/login', {
    method: 'POST',
    body: { email, password: PASSWORD },
    ...(world && { world }),
  })
  return answer.headers.get('x-auth') ?? undefined
}
const phoneOf = async (login: string, sent: Sent) =>
  (
    (await (await call(`/members/${encodeURIComponent(login)}/contact-info-details`, sent)).json()) as {
      phoneNumber: string
    }
  ).phoneNumber
const savePhone = async (login: string, phoneNumber: string, sent: Sent) => {
  const path = `/members/${encodeURIComponent(login)}/contact-info-details`
  const now = (await (await call(path, sent)).json()) as { address: { country: string } }
  const { addressLine1, city, province, postalCode, country, addressType } = now.address as unknown as Record<
    string,
    string
  >
  const address = { addressLine1, city, province, postalCode, country, addressType }
  expect((await call(path, { ...sent, body: { address, phoneNumber } })).status).toBe(200)
}
const ME = 'default@example.com'

describe('world named in a header', () => {
  it('each world is isolated: its saved data, faults, clock and calls appear in no other world', async () => {
    const [mine, theirs] = [await signIn(ME, 'mine'), await signIn(ME)]
    await savePhone(ME, '5065550199', { token: mine!, world: 'mine' })
    await control('mine').advance(61)
    await control('mine').faults([{ operationId: 'getBankingDetails', status: 500 }])
    const banking = (sent: Sent) => call(`/members/${ME}/banking-details`, sent)
    expect((await banking({ token: mine!, world: 'mine' })).status).toBe(500)

    expect(await phoneOf(ME, { token: mine!, world: 'mine' })).toBe('5065550199')
    expect(await phoneOf(ME, { token: theirs! })).toBe('5065550123')
    expect((await banking({ token: theirs! })).status).toBe(200)
    expect(await (await call('/__sandbox/clock')).json()).toMatchObject({ aheadSeconds: 0 })
    expect(await control().statusesOf('getBankingDetails')).toEqual([200])
    expect(await control('mine').statusesOf('getBankingDetails')).toEqual([500])
  })

  it('resetting one isolated test world leaves the data of every other world unchanged', async () => {
    const [one, two] = [await signIn(ME, 'one'), await signIn(ME, 'two')]
    for (const [world, token] of [
      ['one', one],
      ['two', two],
    ] as const)
      await savePhone(ME, '5065550188', { token: token!, world })
    await call('/__sandbox/reset', { method: 'POST', world: 'one' })
    expect(await phoneOf(ME, { token: (await signIn(ME, 'one'))!, world: 'one' })).toBe('5065550123')
    expect(await phoneOf(ME, { token: two!, world: 'two' })).toBe('5065550188')
  })

  it.each(['', 'Two', 'a b', 'x'.repeat(41)])(
    'the sandbox rejects %j as the name of an isolated test world',
    async (world) => {
      const answer = await fetch(`${sandbox.url()}/__sandbox/faults`, { headers: { 'x-sandbox-world': world } })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('40')
    },
  )

  it('the sandbox keeps at most fifty isolated test worlds, and removes the world that was unused for longest', async () => {
    const fault = [{ operationId: 'login', status: 500 }] as const
    await control('first').faults(fault)
    await control('second').faults(fault)
    for (let made = 0; made < 49; made += 1) await call(`/__sandbox/world/w${made}/clock`)
    const faultsOf = async (world: string) => (await call(`/__sandbox/world/${world}/faults`)).json()
    expect(await faultsOf('second')).toEqual(fault)
    expect(await faultsOf('first')).toEqual([])
    expect(await (await call('/__sandbox/worlds')).json()).toHaveLength(51)
  })
})

describe('world named in a login', () => {
  it('a session stays in the isolated test world that its login names, even without a world header', async () => {
    const token = await signIn('quebec+checkout@example.com')
    await savePhone('quebec+checkout@example.com', '4185550144', { token: token! })
    expect(await phoneOf('quebec@example.com', { token: token!, world: 'checkout' })).toBe('4185550144')
    expect(await phoneOf('quebec@example.com', { token: (await signIn('quebec@example.com'))! })).toBe('5145550199')
  })

  it('a session of one isolated test world is not valid in another world', async () => {
    const token = await signIn('quebec+checkout@example.com')
    const answer = await call('/members/quebec@example.com/banking-details', { token: token!, world: 'other' })
    expect(answer.status).toBe(401)
  })

  it('a plus sign in a login names an isolated test world only if the e-mail address belongs to a persona', async () => {
    await signIn('marie.new+1@example.com')
    expect(await (await call('/__sandbox/worlds')).json()).toEqual(['default'])
  })
})

describe('return to a world', () => {
  it('a link in an e-mail from the sandbox opens in the isolated test world that sent the e-mail', async () => {
    const asked = await call('/accounts/default%2Blinks%40example.com/password-token', {
      method: 'POST',
      body: { lang: 'fr' },
    })
    expect(asked.status).toBe(204)
    expect(await control().mails(ME)).toEqual([])
    const link = new URL(await control('links').linkTo('default+links@example.com'))
    const token = link.searchParams.get('token')
    const validated = await call('/accounts/token', { body: { token } })
    expect(await validated.json()).toEqual({ action: 'PASSWORD_RESET' })
    expect(await control('links').count('validateToken')).toBe(1)
    const other = await call('/accounts/token', { body: { token }, world: 'other' })
    expect(await other.json()).toEqual({ action: 'INVALID' })
  })

  it('an invitation token with the name of an isolated test world opens the invitation in that world', async () => {
    const answer = await call('/members/digital-token-values?mslToken=welcome-fresh.guests')
    expect(answer.status).toBe(200)
    expect(await control('guests').count('getDigitalTokenValues')).toBe(1)
    expect(await (await call('/__sandbox/world/guests/')).text()).toContain('token=welcome-fresh.guests')
  })

  it('the card payment page of one isolated test world does not find the payments of another world', async () => {
    const token = await signIn('premiums+paying@example.com')
    const body = { amount: '10.00', locale: 'en', returnUrl: 'http://localhost:5173/en/premiums' }
    const path = '/members/premiums%2Bpaying%40example.com/card-payment-sessions'
    const opened = await call(path, { method: 'POST', token: token!, body })
    const { redirectUrl } = (await opened.json()) as { redirectUrl: string }
    expect((await fetch(redirectUrl)).status).toBe(200)
    expect((await fetch(redirectUrl.replace('/world/paying', ''))).status).toBe(404)
  })

  it('the tester pages of an isolated test world link only to pages of the same world', async () => {
    await signIn(ME, 'pages')
    const links = async (path: string) =>
      [...(await (await call(`/__sandbox/world/pages/${path}`)).text()).matchAll(/href="(\/__sandbox[^"]*)"/g)].map(
        ([, href]) => href!,
      )
    const all = [...(await links('calls/')), ...(await links('outbox/')), ...(await links('faults/'))]
    expect(all.length).toBeGreaterThan(4)
    expect(all.filter((href) => !href.startsWith('/__sandbox/world/pages/'))).toEqual([])
  })
})

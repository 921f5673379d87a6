import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '~/platform/query/query-client.ts'
import { makePasskey } from '~/platform/session/passkeys.ts'
import {
  createPasskeyRegistrationOptions,
  deletePasskey,
  listPasskeys,
  registerPasskey,
} from '~generated/account/queries/passkeys.ts'
import { endSession } from '~/platform/session/end-session.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const ME = loginOf('default')
const options = () => page.getByRole('button', { name: /passkey|clé d’accès/ })

/** Turns off the browser's autofill of passkeys, so that only the button asks for a passkey. */
const withoutAutofill = () => vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)

beforeEach(() => commands.passkeyDevice({}))
afterEach(() => commands.passkeyDevice(null))

/** Creates a passkey of the persona on the device, as in an earlier session, and opens the sign-in page. */
async function hasPasskey(how: PageOptions = {}): Promise<Member> {
  const { sandbox } = await renderPage('account.security', { persona: 'default' })
  await createPasskey()
  return renderPage('access.login', { ...how, sandbox })
}
async function createPasskey(): Promise<string> {
  const made = await makePasskey(await createPasskeyRegistrationOptions())
  if ('problem' in made) throw new Error(made.problem)
  return (await registerPasskey(made.given)).id
}
const pressPasskey = (member: Member) => member.press(member.button('passkey.sign-in'))

async function signIn(member: Member): Promise<void> {
  await member.write(member.field('form.login.email.label'), ME)
  await member.write(member.field('form.login.password.label'), PASSWORD)
  await member.press(member.button('login.submit'))
}

describe('sign-in page', () => {
  test(
    'a passkey signs in without a login and a password, and stores the same session as signing in with a password',
    { tags: ['D-250', 'SESSION-46'] },
    async () => {
      withoutAutofill()
      const member = await hasPasskey({ locale: 'fr', width: 360 })
      await pressPasskey(member)
      await member.isAt('/dashboard')
      expect(sessionStorage.getItem('email')).toBe(ME)
      expect(sessionStorage.getItem('apiToken')).toBe(`Bearer ${sessionStorage.getItem('token')}`)
      expect(Object.keys(localStorage)).toEqual(['locale'])
    },
  )

  test('the login field offers passkeys in a browser that supports passkey autofill', { tags: ['D-250'] }, async () => {
    const get = vi.spyOn(navigator.credentials, 'get')
    const member = await hasPasskey()
    await expect.element(member.button('passkey.sign-in')).toBeVisible()
    expect(get).not.toHaveBeenCalled()
    await member.press(member.field('form.login.email.label'))
    await member.isAt('/dashboard')
    expect(get.mock.calls.map(([how]) => how?.mediation)).toEqual(['conditional'])
    expect(sessionStorage.getItem('email')).toBe(ME)
  })

  test(
    'a member who cancels the passkey dialog stays on the form, with the typed login and without an error',
    { tags: ['D-250'] },
    async () => {
      withoutAutofill()
      const member = await hasPasskey()
      await member.write(member.field('form.login.email.label'), 'typed')
      await commands.recogniseOwner(false)
      await pressPasskey(member)
      await expect.element(member.button('login.submit')).not.toHaveAttribute('aria-busy')
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
      await expect.element(member.field('form.login.email.label')).toHaveValue('typed')
      expect(member.sent('POST', /passkey-sign-in$/)).toEqual([])
      await commands.recogniseOwner(true)
      await pressPasskey(member)
      await member.isAt('/dashboard')
    },
  )

  test(
    'a removed passkey is refused with a message, and the member can sign in with the password',
    { tags: ['D-250'] },
    async () => {
      withoutAutofill()
      const { sandbox } = await renderPage('account.security', { persona: 'default' })
      await deletePasskey(await createPasskey())
      const member = await renderPage('access.login', { sandbox })
      await pressPasskey(member)
      await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.error.unknown'))
      await signIn(member)
      await member.isAt('/passkey-offer')
    },
  )

  test(
    'a copied passkey is refused with a message that names the passkey, and the security page reports the refusal',
    { tags: ['D-250', 'D-252'] },
    async () => {
      withoutAutofill()
      const { sandbox } = await renderPage('account.security', { persona: 'default' })
      await createPasskey()
      const [{ name } = { name: '' }] = (await listPasskeys()).passkeys
      await commands.copyPasskeys(5)
      let member = await renderPage('access.login', { sandbox })
      await pressPasskey(member)
      await member.isAt('/dashboard')
      await commands.copyPasskeys(1)
      member = await renderPage('access.login', { sandbox })
      await pressPasskey(member)
      await expect.element(page.getByRole('alert').getByText(name)).toBeVisible()
      member = await renderPage('account.security', { persona: 'default', sandbox })
      await expect.element(member.getByText('security.passkey.refused.text')).toBeVisible()
    },
  )

  test.for([
    [500, 'error.kind.server'],
    [503, 'error.kind.unavailable'],
  ] as const)(
    'if the service fails with %s, the sign-in page shows an error, and the passkey button works at the next attempt',
    { tags: ['D-250', 'ERR-26'] },
    async ([status, words]) => {
      withoutAutofill()
      const member = await hasPasskey()
      await member.sandbox.faults([{ operationId: 'signInWithPasskey', status, times: 1 }])
      await pressPasskey(member)
      await expect.element(page.getByRole('alert').getByText(member.text(words))).toBeVisible()
      await pressPasskey(member)
      await member.isAt('/dashboard')
    },
  )

  test(
    'the sign-in page shows a message if the passkey is used after the time limit',
    { tags: ['D-250'] },
    async () => {
      withoutAutofill()
      const member = await hasPasskey()
      await member.sandbox.faults([{ operationId: 'signInWithPasskey', status: 400, times: 1 }])
      await pressPasskey(member)
      await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.error.late'))
    },
  )

  test(
    "if the service's passkey domain differs from the portal's, the page says that passkeys do not work at this address",
    { tags: ['D-250'] },
    async () => {
      withoutAutofill()
      const body = { challenge: 'AAAA', rpId: 'portal.example.com', timeout: 60_000, userVerification: 'required' }
      const member = await renderPage('access.login', {
        before: (sandbox) => sandbox.faults([{ operationId: 'createPasskeySignInOptions', body }]),
      })
      await pressPasskey(member)
      await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.problem.address'))
    },
  )

  test(
    'if the passkey dialog of the device gets no response in time, the sign-in page says so',
    { tags: ['D-250'] },
    async () => {
      withoutAutofill()
      const body = { challenge: 'AAAA', rpId: 'localhost', timeout: 1000, userVerification: 'required' }
      const member = await renderPage('access.login', {
        before: (sandbox) => sandbox.faults([{ operationId: 'createPasskeySignInOptions', body }]),
      })
      const late = new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError')
      vi.spyOn(navigator.credentials, 'get').mockImplementation(
        () => new Promise((_, reject) => setTimeout(() => reject(late), body.timeout)),
      )
      await pressPasskey(member)
      await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.problem.timeout'))
    },
  )
})

describe('a portal without passkeys', { tags: ['D-250'] }, () => {
  test.for<[string, () => PageOptions]>([
    ['the configuration says so', () => ({ environment: { offersPasskeys: false } })],
    [
      'the service answers 404',
      () => ({
        before: (sandbox) =>
          sandbox.faults([
            { operationId: 'createPasskeySignInOptions', status: 404 },
            { operationId: 'listPasskeys', status: 404 },
          ]),
      }),
    ],
    [
      'the browser has none',
      () => {
        vi.stubGlobal('PublicKeyCredential', undefined)
        Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
        return {}
      },
    ],
  ])(
    'the sign-in page offers no passkey and shows no error if %s, and signing in with the password leads to the dashboard',
    async ([, given]) => {
      const kept = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')!
      try {
        const member = await renderPage('access.login', given())
        await member.write(member.field('form.login.email.label'), ME)
        await expect.element(options()).not.toBeInTheDocument()
        await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
        await signIn(member)
        await member.isAt('/dashboard')
      } finally {
        vi.unstubAllGlobals()
        Object.defineProperty(globalThis, 'PublicKeyCredential', kept)
      }
    },
  )
})

describe('offer after a sign-in with a password', () => {
  test(
    'the passkey offer comes before the dashboard, which opens after the member has created a passkey',
    { tags: ['D-251', 'D-172'] },
    async () => {
      withoutAutofill()
      const member = await renderPage('access.login')
      await signIn(member)
      await member.isAt('/passkey-offer')
      await member.expectNoAxeViolations()
      await member.press(member.button('passkey.create'))
      await member.isAt('/dashboard')
      await expect.element(page.getByText(/Your passkey .* is ready/).first()).toBeVisible()
      expect((await listPasskeys()).passkeys).toHaveLength(1)
    },
  )

  test(
    'a declined offer is not made again on this device, and nothing about it is stored in the browser',
    { tags: ['D-251', 'D-19'] },
    async () => {
      withoutAutofill()
      let member = await renderPage('access.login', { locale: 'fr' })
      await signIn(member)
      await member.isAt('/passkey-offer')
      await member.press(member.button('passkey.offer.decline'))
      await member.isAt('/dashboard')
      expect(Object.keys(localStorage)).toEqual(['locale'])
      // the page does not wait for the response, and the end of the session would cancel the request
      await vi.waitUntil(() => queryClient.isMutating() === 0)
      endSession('LOGGEDOUT')
      member = await renderPage('access.login', { sandbox: member.sandbox })
      await signIn(member)
      await member.isAt('/dashboard')
    },
  )

  test(
    'if the request to decline the passkey offer fails, the dashboard opens without an error',
    { tags: ['D-251'] },
    async () => {
      withoutAutofill()
      const member = await renderPage('access.login', {
        before: (sandbox) => sandbox.faults([{ operationId: 'declinePasskeyOffer', status: 500 }]),
      })
      await signIn(member)
      await member.isAt('/passkey-offer')
      await member.press(member.button('passkey.offer.decline'))
      await member.isAt('/dashboard')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test(
    'the offer stays open without an error if the member cancels the passkey dialog of the device',
    { tags: ['D-251'] },
    async () => {
      withoutAutofill()
      const member = await renderPage('access.login')
      await signIn(member)
      await member.isAt('/passkey-offer')
      await commands.recogniseOwner(false)
      await member.press(member.button('passkey.create'))
      await expect.element(member.button('passkey.create')).not.toHaveAttribute('aria-busy')
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
      await member.isAt('/passkey-offer')
    },
  )

  test.for([404, 500, 401] as const)(
    "no passkey is offered if the request for the member's passkeys fails with %i",
    { tags: ['D-251'] },
    async (status) => {
      withoutAutofill()
      const member = await renderPage('access.login', {
        before: (sandbox) => sandbox.faults([{ operationId: 'listPasskeys', status }]),
      })
      await signIn(member)
      await member.isAt('/dashboard')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test('the URL of the passkey offer redirects to the dashboard', { tags: ['D-251'] }, async () => {
    const member = await renderPage('account.passkey-offer', { persona: 'default' })
    await member.isAt('/dashboard')
  })
})

describe('dialog that asks for the password', { tags: ['D-253'] }, () => {
  /** Opens a page whose request is refused with 401 once, so that the password dialog opens. */
  async function isAsked(sandbox?: Member['sandbox']): Promise<Member> {
    const member = await renderPage('account.personal-information', {
      persona: 'default',
      ...(sandbox && { sandbox }),
      before: (box) => box.faults([{ operationId: 'getContactInfoDetails', status: 401, times: 1 }]),
    })
    await expect.element(member.button('passkey.renew')).toBeVisible()
    return member
  }

  test('a passkey of the member closes the password dialog, and the refused request is sent again', async () => {
    const { sandbox } = await renderPage('account.security', { persona: 'default' })
    await createPasskey()
    const member = await isAsked(sandbox)
    await member.expectNoAxeViolations()
    await member.press(member.button('passkey.renew'))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await member.sandbox.statusesOf('getContactInfoDetails')).toEqual([401, 200])
  })

  test('a passkey of another member does not change the session, and the password dialog names the expected member', async () => {
    const { sandbox } = await renderPage('account.security', { persona: 'hsa' })
    await createPasskey()
    const member = await isAsked(sandbox)
    await member.press(member.button('passkey.renew'))
    await expect.element(member.getByText('passkey.problem.other-member', { member: ME })).toBeVisible()
    expect(sessionStorage.getItem('email')).toBe(ME)
    await member.write(page.getByLabelText(member.text('password-dialog.password'), { exact: true }), PASSWORD)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('if a passkey is refused, the password dialog shows a message and the session continues', async () => {
    const { sandbox } = await renderPage('account.security', { persona: 'default' })
    await deletePasskey(await createPasskey())
    const member = await isAsked(sandbox)
    await member.press(member.button('passkey.renew'))
    await expect.element(member.getByText('passkey.error.unknown')).toBeVisible()
    expect(sessionStorage.getItem('loggedIn')).toBe('true')
  })
})

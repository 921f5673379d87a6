import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
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

/** The browser offers no passkeys among the logins that it fills in, so that only the button asks for one. */
const withoutAutofill = () => vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)

beforeEach(() => commands.passkeyDevice({}))
afterEach(() => commands.passkeyDevice(null))

/** Makes a passkey of the persona on the device, as in an earlier session. Returns the member on the sign-in page. */
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
    'a passkey signs in without a login and a password, and the session is that of a sign-in with a password',
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

  test('the field for the login offers passkeys where the browser can', { tags: ['D-250'] }, async () => {
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
    'a member who cancels stays on the form, keeps what was typed and sees no error',
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

  test('a passkey that was removed is refused, and the form stays', { tags: ['D-250'] }, async () => {
    withoutAutofill()
    const { sandbox } = await renderPage('account.security', { persona: 'default' })
    await deletePasskey(await createPasskey())
    const member = await renderPage('access.login', { sandbox })
    await pressPasskey(member)
    await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.error.unknown'))
    await signIn(member)
    await member.isAt('/passkey-offer')
  })

  test('a copied passkey is refused by its name, and its page says so', { tags: ['D-250', 'D-252'] }, async () => {
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
  })

  test.for([
    [500, 'error.kind.server'],
    [503, 'error.kind.unavailable'],
  ] as const)(
    'if the service fails with %s, the page says so, and the button works once it has recovered',
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

  test('a challenge that is too old is told', { tags: ['D-250'] }, async () => {
    withoutAutofill()
    const member = await hasPasskey()
    await member.sandbox.faults([{ operationId: 'signInWithPasskey', status: 400, times: 1 }])
    await pressPasskey(member)
    await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.error.late'))
  })

  test(
    'at another address than that of the service the page says that passkeys do not work',
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

  test('a question of the device that nobody answers ends, and the page says so', { tags: ['D-250'] }, async () => {
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
  })
})

describe('a portal without passkeys', { tags: ['D-250'] }, () => {
  test.for<[string, () => PageOptions]>([
    ['the configuration says so', () => ({ environment: { offersPasskeys: false } })],
    [
      'the service answers 404',
      () => ({ before: (sandbox) => sandbox.faults([{ operationId: 'createPasskeySignInOptions', status: 404 }]) }),
    ],
    [
      'the browser has none',
      () => {
        vi.stubGlobal('PublicKeyCredential', undefined)
        Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
        return {}
      },
    ],
  ])('nothing shows on the sign-in page if %s, and the password works', async ([, given]) => {
    const kept = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')!
    try {
      const member = await renderPage('access.login', given())
      await signIn(member)
      await expect.element(options()).not.toBeInTheDocument()
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    } finally {
      vi.unstubAllGlobals()
      Object.defineProperty(globalThis, 'PublicKeyCredential', kept)
    }
  })
})

describe('offer after a sign-in with a password', () => {
  test(
    'the offer comes before the page that the member wanted, and a passkey that is made leads on',
    { tags: ['D-251', 'D-172'] },
    async () => {
      withoutAutofill()
      const member = await renderPage('access.login')
      await signIn(member)
      await member.isAt('/passkey-offer')
      await member.expectNoAxeViolations()
      await member.press(member.button('passkey.create'))
      await member.isAt('/dashboard')
      await expect.element(page.getByText(/Your passkey .* is ready/)).toBeVisible()
      expect((await listPasskeys()).passkeys).toHaveLength(1)
    },
  )

  test(
    'a no is kept by the service for this device, and nothing in the browser',
    { tags: ['D-251', 'D-19'] },
    async () => {
      withoutAutofill()
      let member = await renderPage('access.login', { locale: 'fr' })
      await signIn(member)
      await member.isAt('/passkey-offer')
      await member.press(member.button('passkey.offer.decline'))
      await member.isAt('/dashboard')
      expect(Object.keys(localStorage)).toEqual(['locale'])
      endSession('LOGGEDOUT')
      member = await renderPage('access.login', { sandbox: member.sandbox })
      await signIn(member)
      await member.isAt('/dashboard')
    },
  )

  test('a no that does not arrive holds nobody up', { tags: ['D-251'] }, async () => {
    withoutAutofill()
    const member = await renderPage('access.login', {
      before: (sandbox) => sandbox.faults([{ operationId: 'declinePasskeyOffer', status: 500 }]),
    })
    await signIn(member)
    await member.isAt('/passkey-offer')
    await member.press(member.button('passkey.offer.decline'))
    await member.isAt('/dashboard')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('a device that cancels leaves the offer as it was', { tags: ['D-251'] }, async () => {
    withoutAutofill()
    const member = await renderPage('access.login')
    await signIn(member)
    await member.isAt('/passkey-offer')
    await commands.recogniseOwner(false)
    await member.press(member.button('passkey.create'))
    await expect.element(member.button('passkey.create')).not.toHaveAttribute('aria-busy')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await member.isAt('/passkey-offer')
  })

  test.for([404, 500, 401] as const)(
    'nothing is offered if the service answers %i when it is asked',
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

  test('the address of the offer leads home', { tags: ['D-251'] }, async () => {
    const member = await renderPage('account.passkey-offer', { persona: 'default' })
    await member.isAt('/dashboard')
  })
})

describe('dialog that asks for the password', { tags: ['D-253'] }, () => {
  /** A page whose first read is refused once, so that the dialog opens. */
  async function isAsked(sandbox?: Member['sandbox']): Promise<Member> {
    const member = await renderPage('account.personal-information', {
      persona: 'default',
      ...(sandbox && { sandbox }),
      before: (box) => box.faults([{ operationId: 'getContactInfoDetails', status: 401, times: 1 }]),
    })
    await expect.element(member.button('passkey.renew')).toBeVisible()
    return member
  }

  test('the dialog takes a passkey of the member, and the request is sent again', async () => {
    const { sandbox } = await renderPage('account.security', { persona: 'default' })
    await createPasskey()
    const member = await isAsked(sandbox)
    await member.expectNoAxeViolations()
    await member.press(member.button('passkey.renew'))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await member.sandbox.statusesOf('getContactInfoDetails')).toEqual([401, 200])
  })

  test('a passkey of another member changes nothing, and the dialog says whose it should be', async () => {
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

  test('a passkey that is refused keeps the dialog, and the session goes on', async () => {
    const { sandbox } = await renderPage('account.security', { persona: 'default' })
    await deletePasskey(await createPasskey())
    const member = await isAsked(sandbox)
    await member.press(member.button('passkey.renew'))
    await expect.element(member.getByText('passkey.error.unknown')).toBeVisible()
    expect(sessionStorage.getItem('loggedIn')).toBe('true')
  })
})

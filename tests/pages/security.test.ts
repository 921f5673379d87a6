import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { listPasskeys } from '~generated/account/queries/passkeys.ts'
import { memberId } from '~/platform/session/session-store.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = 'Safari on iPhone'
const open = (how: PageOptions = {}) => renderPage('account.security', { persona: 'default', ...how })
const dialog = () => page.getByRole('dialog')
const inDialog = (member: Member, id: Parameters<Member['text']>[0]) =>
  dialog().getByRole('button', { name: member.text(id), exact: true })

/** Opens the page and creates a passkey. Returns the member and the name of the passkey. */
async function withPasskey(how: PageOptions = {}): Promise<{ member: Member; name: string }> {
  const member = await open(how)
  await member.press(member.button('passkey.create'))
  await expect.element(page.getByText(/is ready|est prête/).first()).toBeVisible()
  const [passkey] = (await listPasskeys()).passkeys
  return { member, name: passkey!.name }
}

beforeEach(() => commands.passkeyDevice({}))
afterEach(() => commands.passkeyDevice(null))

describe('passkeys', { tags: ['D-250', 'D-252'] }, () => {
  test('a member without a passkey reads what a passkey is and creates one, and the page then lists it as a sign-in method', async () => {
    const member = await open({ locale: 'fr', width: 360 })
    await expect.element(member.getByText('security.passkeys.none')).toBeVisible()
    await expect.element(member.getByText('security.method.password')).toBeVisible()
    await member.press(member.button('passkey.create'))
    await expect.element(member.getByText('security.method.passkeys', { count: 1 })).toBeVisible()
    await expect.element(page.getByText(/pas encore utilisée/)).toBeVisible()
  })

  test('if the device already has a passkey for the account, the page says so and no second one is created', async () => {
    const { member } = await withPasskey()
    await member.press(member.button('passkey.create'))
    await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.problem.exists'))
    expect((await listPasskeys()).passkeys).toHaveLength(1)
  })

  test('the passkeys of two devices have different names', async () => {
    const { member, name } = await withPasskey()
    await commands.passkeyDevice({})
    await member.press(member.button('passkey.create'))
    await expect.element(member.button('security.passkey.remove.of', { name: `${name} 2` })).toBeVisible()
    await expect.element(member.button('security.passkey.remove.of', { name })).toBeVisible()
  })

  test('a passkey can be renamed, an empty or too long name is refused, and a failure keeps the typed name', async () => {
    const { member, name } = await withPasskey()
    await member.press(member.button('security.passkey.rename.of', { name }))
    const field = member.field('security.rename.name')
    await member.write(field, ' ')
    await member.press(inDialog(member, 'security.rename.save'))
    await expect.element(member.getByText('security.rename.required')).toBeVisible()
    await member.write(field, 'x'.repeat(61))
    await member.press(inDialog(member, 'security.rename.save'))
    await expect.element(member.getByText('security.rename.too-long', { limit: 60 })).toBeVisible()
    await member.write(field, 'My phone')
    await member.sandbox.faults([{ operationId: 'renamePasskey', status: 500, times: 1 }])
    await member.press(inDialog(member, 'security.rename.save'))
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await expect.element(field).toHaveValue('My phone')
    await member.press(inDialog(member, 'security.rename.save'))
    await expect.element(member.getByText('security.rename.done', { name: 'My phone' })).toBeVisible()
    await expect.element(member.button('security.passkey.remove.of', { name: 'My phone' })).toBeVisible()
  })

  test('a passkey is removed after a confirmation, whose dialog shows an error if the service fails', async () => {
    const { member, name } = await withPasskey()
    const remove = member.button('security.passkey.remove.of', { name })
    await member.press(remove)
    await member.expectNoAxeViolations()
    await member.press(inDialog(member, 'security.cancel'))
    await expect.element(remove).toBeVisible()
    await member.press(remove)
    await member.sandbox.faults([{ operationId: 'deletePasskey', status: 503, times: 1 }])
    await member.press(inDialog(member, 'security.remove.confirm'))
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await member.press(inDialog(member, 'security.remove.confirm'))
    await expect.element(member.getByText('security.remove.done', { name })).toBeVisible()
    await expect.element(member.getByText('security.method.password')).toBeVisible()
  })

  test.for(['createPasskeyRegistrationOptions', 'registerPasskey'] as const)(
    'if %s fails while a passkey is created, the page shows an error, and the next attempt succeeds',
    async (operationId) => {
      const member = await open({ before: (sandbox) => sandbox.faults([{ operationId, status: 503, times: 1 }]) })
      await member.press(member.button('passkey.create'))
      await expect.element(page.getByRole('alert').getByText(member.text('error.kind.unavailable'))).toBeVisible()
      // The device may hold a passkey that the service has not stored. The next attempt therefore uses a new device.
      await commands.passkeyDevice({})
      await member.press(member.button('passkey.create'))
      await expect.element(page.getByText(/is ready/).first()).toBeVisible()
    },
  )

  test('if the service may have stored a new passkey despite an error, the page says that the result is uncertain', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'registerPasskey', status: 500, after: true, times: 1 }]),
    })
    await member.press(member.button('passkey.create'))
    await expect.element(page.getByRole('alert')).toHaveTextContent(member.text('passkey.error.unsure'))
  })

  test('in a browser that does not support passkeys, the page says so, lists existing passkeys and offers no new one', async () => {
    const { member, name } = await withPasskey()
    const kept = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')!
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    try {
      const other = await open({ sandbox: member.sandbox })
      await expect.element(other.getByText('security.passkeys.unsupported')).toBeVisible()
      await expect.element(other.button('security.passkey.remove.of', { name })).toBeVisible()
      await expect.element(other.button('passkey.create')).not.toBeInTheDocument()
    } finally {
      Object.defineProperty(globalThis, 'PublicKeyCredential', kept)
    }
  })
})

describe('sessions', { tags: ['D-252'] }, () => {
  test('the page lists the sessions with device and country, marks the current one, and lists the latest sign-ins', async () => {
    const member = await open()
    await expect.element(member.getByText('security.session.current')).toBeVisible()
    await expect.element(page.getByText(PHONE, { exact: true })).toBeVisible()
    await expect.element(page.getByText(/Last used on .*Canada/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: member.text('security.sign-ins') })).toBeVisible()
    await expect.element(member.getByText('security.sign-in.refused')).toBeVisible()
  })

  test('a device that signs in while the member is on another page is in the list afterwards', async () => {
    const member = await open()
    const ends = page.getByRole('button', { name: member.text('security.session.end.of', { device: '' }).trim() })
    await expect.element(ends.first()).toBeVisible()
    const devices = ends.length
    const { pathname } = location
    await member.goTo('/dashboard')
    await member.isAt('/dashboard')
    await member.sandbox.sessionOf(memberId())
    await member.goTo(pathname.replace('/en', ''))
    await expect.poll(() => ends.length).toBe(devices + 1)
  })

  test('a member ends another session after a confirmation, whose dialog shows an error if the first attempt fails', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'endSession', status: 500, times: 1 }]),
    })
    const end = member.button('security.session.end.of', { device: PHONE })
    await member.press(end)
    await member.press(inDialog(member, 'security.end.confirm'))
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await member.press(inDialog(member, 'security.end.confirm'))
    await expect.element(member.getByText('security.end.done', { device: PHONE })).toBeVisible()
    await expect.element(end).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.id).toBe('main-content')
    expect(sessionStorage.getItem('loggedIn')).toBe('true')
  })
})

describe('what the service does not have', { tags: ['D-252'] }, () => {
  const passkeys = (member: Member) =>
    page.getByRole('heading', { name: member.text('security.passkeys'), exact: true })
  const sessions = (member: Member) => page.getByRole('heading', { name: member.text('security.sessions') })
  const password = (member: Member) => member.link('page.account.change-password')

  test.for<[string, PageOptions]>([
    ['the configuration says no', { environment: { offersPasskeys: false, listsSessions: false } }],
    [
      'the service answers 404',
      {
        before: (sandbox) =>
          sandbox.faults([
            { operationId: 'listPasskeys', status: 404 },
            { operationId: 'listSessions', status: 404 },
          ]),
      },
    ],
  ])('the security page offers only the change of password if %s', async ([, how]) => {
    const member = await open(how)
    await expect.element(password(member)).toBeVisible()
    await expect.element(passkeys(member)).not.toBeInTheDocument()
    await expect.element(sessions(member)).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('the account page links to the page "Sign-in and security" only if passkeys or the list of sessions are turned on', async () => {
    const member = await renderPage('account.home', { persona: 'default' })
    await expect.element(member.link('account.home.security')).toBeVisible()
    const without = await renderPage('account.home', {
      persona: 'default',
      environment: { offersPasskeys: false, listsSessions: false },
    })
    await expect.element(without.heading('page.account.home')).toBeVisible()
    await expect.element(without.link('account.home.security')).not.toBeInTheDocument()
  })

  test('if the sessions cannot be loaded, the passkeys are still shown, and Retry loads the sessions', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'listSessions', status: 500 }]),
    })
    await expect.element(passkeys(member)).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await member.sandbox.heal()
    await member.press(member.button('error.retry'))
    await expect.element(sessions(member)).toBeVisible()
  })
})

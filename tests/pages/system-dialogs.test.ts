import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askToLogOut } from '~/app/layout/logout-dialog.tsx'
import { directDepositRequiredStore } from '~/components/start-claim.ts'
import { PortalError, showError } from '~/platform/errors/portal-error.ts'
import { endSession } from '~/platform/session/end-session.ts'
import { startSession } from '~/platform/session/start-session.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { expectReadable } from './support/axe.ts'
import type { Member } from './support/member.ts'
import { type PageOptions, renderPage } from './support/render-page.tsx'
import { emulateMedia } from './support/media.ts'
import { sentRequests } from './support/requests.ts'

const PHONE = { locale: 'fr', width: 320 } as const
const dialog = () => page.getByRole('dialog')

/** Checks that a dialog is modal, has a title, and has enough contrast in the light and the dark colour scheme. */
async function isSeen(member: Member): Promise<void> {
  expect(document.querySelector('dialog:modal'), 'nothing behind it can be reached').not.toBeNull()
  await member.expectNoAxeViolations()
  await emulateMedia({ colorScheme: 'dark' })
  await expectReadable()
  await emulateMedia({ colorScheme: 'light' })
}
const close = (member: Member) =>
  member.press(
    dialog()
      .getByRole('button', { name: member.text('shell.close') })
      .last(),
  )

const tellsOf = (name: 'legal' | 'cookies' | 'accessibility', options: PageOptions) => async () => {
  const member = await renderPage('access.login', options)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: member.text(`footer.${name}`) })
  await member.press(opener)
  await expect.element(member.dialog(`footer.${name}`)).toMatchTextContent(member.text(`footer.${name}.p1`))
  await isSeen(member)
  await close(member)
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
}

test(
  'closing the dialog about legal matters returns the focus to the button in the footer',
  { tags: ['SHELL-40'] },
  tellsOf('legal', {}),
)
test(
  'closing the dialog about cookies returns the focus to the button in the footer',
  { tags: ['SHELL-41'] },
  tellsOf('cookies', PHONE),
)
test(
  'closing the dialog about accessibility returns the focus to the button in the footer',
  { tags: ['SHELL-42', 'A11Y-10'] },
  tellsOf('accessibility', PHONE),
)

test(
  'who cannot sign in finds the phone numbers of the brand in the footer, and is sent to the card if they cannot be loaded',
  { tags: ['D-380'] },
  async () => {
    const member = await renderPage('access.login', { ...PHONE, path: '/login?brand=QBC' })
    const opener = page.getByRole('contentinfo').getByRole('button', { name: member.text('footer.help') })
    expect(sentRequests().filter(({ url }) => url.pathname.includes('/contact/'))).toEqual([])
    await member.press(opener)
    await expect.element(dialog().getByRole('link', { name: '800-555-0140' })).toBeVisible()
    await isSeen(member)
    await close(member)
    await expect.element(opener).toHaveFocus()
    await member.sandbox.faults([{ operationId: 'getContactContent', status: 404 }])
    await member.press(opener)
    await expect.element(dialog().getByText(member.text('contact.missing.title'))).toBeVisible()
  },
)

test(
  'the dialogs that the footer opens have their texts in both languages',
  { tags: ['I18N-12', 'SHELL-39'] },
  async () => {
    const member = await renderPage('access.login')
    const texts = new Set<string | null>()
    for (const locale of ['en', 'fr'] as const) {
      member.locale = locale
      await member.goTo('/login')
      await expect
        .element(page.getByRole('contentinfo').getByRole('link', { name: member.text('footer.privacy') }))
        .toBeVisible()
      for (const name of ['legal', 'cookies', 'accessibility'] as const) {
        await member.press(member.button(`footer.${name}`))
        await expect.element(member.dialog(`footer.${name}`)).toMatchTextContent(member.text(`footer.${name}.p1`))
        texts.add(dialog().element().textContent)
        await close(member)
        await expect.element(dialog()).not.toBeInTheDocument()
      }
    }
    expect(texts.size).toBe(6)
  },
)

const menuOf = async (member: Member) => {
  await member.press(member.button('nav.account'))
  return page.getByRole('banner')
}

test(
  'closing the dialog for logging out returns the focus to the account menu',
  { tags: ['SHELL-23', 'SHELL-63', 'A11Y-07'] },
  async () => {
    const member = await renderPage('dashboard.home')
    const menu = await menuOf(member)
    await member.press(menu.getByRole('button', { name: member.text('nav.log-out') }))
    await expect.element(member.dialog('logout.title')).toBeVisible()
    await isSeen(member)
    await member.press(member.button('no'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(member.button('nav.account')).toHaveFocus()
  },
)

test(
  'closing the dialog for logging out on a phone returns the focus to the button that opens the menu',
  { tags: ['SHELL-24', 'A11Y-07'] },
  async () => {
    const member = await renderPage('dashboard.home', PHONE)
    await member.press(member.button('nav.open'))
    const sheet = page.css('#mobile-menu')
    await member.press(sheet.getByText(member.text('nav.account'), { exact: true }))
    await userEvent.keyboard('{Escape}')
    await expect.element(member.button('nav.open')).toHaveFocus()
    await member.press(member.button('nav.open'))
    await member.press(sheet.getByText(member.text('nav.account'), { exact: true }))
    await member.press(sheet.getByRole('button', { name: member.text('nav.log-out') }))
    await expect.element(member.dialog('logout.title')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(member.button('nav.open')).toHaveFocus()
  },
)

test('the open account menu is accessible', { tags: ['SHELL-19'] }, async () => {
  const member = await renderPage('dashboard.home', { locale: 'fr' })
  const menu = await menuOf(member)
  const entries = ['nav.manage-account', 'nav.member-card', 'nav.payment-information', 'nav.log-out'] as const
  const [button] = [menu.getByRole('button', { name: member.text('nav.log-out') })]
  await expect.element(button).toBeVisible()
  const said = [...(button.element().closest('ul')?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(said).toEqual(entries.map((id) => member.text(id)))
  await member.expectNoAxeViolations()
})

test(
  'if a member without banking details starts a claim, a dialog asks for the banking details first',
  { tags: ['A11Y-07', 'GUARD-19'] },
  async () => {
    const member = await renderPage('dashboard.home', { ...PHONE, persona: 'no-banking' })
    await member.press(member.button('dashboard.links.submit'))
    await expect.element(member.dialog('deposit-missing.title')).toBeVisible()
    await isSeen(member)
    await member.press(member.button('deposit-missing.later'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await member.isAt('/dashboard')
  },
)

/**
 * Presses the button "Submit a claim". The portal then first requests the banking details, and this request fails with
 * the given status.
 */
async function submitClaim(status: number, options: PageOptions = {}): Promise<Member> {
  const member = await renderPage('dashboard.home', options)
  await member.sandbox.faults([{ operationId: 'getBankingDetails', status, ...(status === 401 && { times: 1 }) }])
  await member.press(member.button('dashboard.links.submit'))
  return member
}

test(
  'a failure of the service opens a dialog, and the button that failed can be pressed again afterwards',
  { tags: ['SHELL-63', 'A11Y-07', 'ERR-35'] },
  async () => {
    const member = await submitClaim(500, { persona: 'ontario' })
    await expect.element(member.dialog('error.title.server')).toBeVisible()
    await isSeen(member)
    await close(member)
    await expect.element(dialog()).not.toBeInTheDocument()
    await member.sandbox.heal()
    await member.press(member.button('dashboard.links.submit'))
    await member.isAt('/submit-claim/claim-type')
  },
)

test(
  'a service that asks to sign in leads to the sign-in page, and there is nothing to try again',
  { tags: ['ERR-19', 'ERR-20'] },
  async () => {
    const refused = { operationId: 'getCardholderDetails', status: 403, body: { name: 'NOLOGIN' } } as const
    const member = await renderPage('account.personal-information', {
      before: (sandbox) => sandbox.faults([refused]),
    })
    await expect.element(dialog().getByText(member.text('error.name.NOLOGIN'))).toBeVisible()
    await expect.element(dialog().getByRole('button', { name: member.text('error.retry') })).not.toBeInTheDocument()
    await member.press(dialog().getByRole('button', { name: member.text('error.page.sign-in') }))
    await member.isAt('/login')
    expect(location.search).toBe('?status=no-session')
  },
)

test('a refused token opens the password dialog', { tags: ['A11Y-07'] }, async () => {
  const member = await submitClaim(401, { ...PHONE, persona: 'saskatchewan' })
  await expect.element(member.dialog('reauthentication.title')).toBeVisible()
  await isSeen(member)
  await member.press(member.button('password-dialog.log-out'))
  await member.isAt('/login')
})

test(
  'a session that is about to end opens the password dialog',
  { tags: ['SHELL-63', 'SESSION-23', 'A11Y-07'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      locale: 'fr',
      persona: 'quebec',
      before: () => {
        sessionStorage.setItem('displayTimeoutModal', 'true')
        sessionStorage.setItem('timeoutDeadline', String(Date.now() + 240_000))
        return Promise.resolve()
      },
    })
    await expect.element(member.dialog('timeout.title')).toBeVisible()
    await expect.element(member.button('password-dialog.continue')).toBeVisible()
    await expect.element(member.button('password-dialog.log-out')).toBeVisible()
    await isSeen(member)
  },
)

test('an open dialog of one member is shown neither on the sign-in page nor to the next member', async () => {
  const opened: readonly ((member: Member) => void)[] = [
    () => showError(new PortalError({ kind: 'server', operationId: 'getLabels', status: 500 })),
    () => directDepositRequiredStore.set({}),
    () => askToLogOut(),
  ]
  for (const open of opened) {
    const member = await renderPage('dashboard.home')
    open(member)
    await expect.element(dialog()).toBeVisible()
    endSession('timeout')
    await member.isAt('/login')
    await expect.element(dialog()).not.toBeInTheDocument()
    const { email, token } = await member.sandbox.sessionOf(loginOf('quebec'))
    startSession(email, token)
    await member.goTo('/dashboard')
    await member.isAt('/dashboard')
    await expect.element(dialog()).not.toBeInTheDocument()
  }
})

import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const MEMBER = loginOf('default')
const NEW = 'marie.new+1@example.com'
const HOTLINE = page.getByRole('link', { name: '506-555-0100' })

const alert = () => page.getByRole('alert')
const loading = (member: Member) => page.getByRole('status').filter({ hasText: member.text('shell.loading') })

/** Opens the link in the e-mail that confirms a change of the member's e-mail address. */
async function openedTheEmail(
  email: string,
  options: PageOptions = {},
): Promise<{ readonly member: Member; readonly token: string | null }> {
  let search = ''
  const member = await renderPage('access.login', {
    ...options,
    before: async (sandbox) => void ({ search } = new URL(await sandbox.askForNewAddress(MEMBER, email))),
  })
  await member.goTo(`/token-validation${search}`)
  await member.isAt('/update-email')
  return { member, token: new URLSearchParams(search).get('token') }
}

test(
  'the page for a new e-mail address shows the old and new address, and changes nothing before a confirmation',
  { tags: ['REG-14', 'ROUTE-015', 'D-40'] },
  async () => {
    const { member } = await openedTheEmail(NEW)
    expect(location.search).toBe('')
    await expect.element(page.getByText(MEMBER)).toBeVisible()
    await expect.element(page.getByText(NEW)).toBeVisible()
    expect(await member.sandbox.count('confirmEmailChange')).toBe(0)
  },
)

test(
  'a member who confirms the new e-mail address from the link is signed out in other tabs and can sign in with that address',
  { tags: ['REG-22', 'ROUTE-016', 'D-39'] },
  async () => {
    const { member, token } = await openedTheEmail(NEW, PHONE)
    const heard: unknown[] = []
    const otherTab = new BroadcastChannel('session-exit')
    otherTab.addEventListener('message', ({ data }: MessageEvent) => heard.push(data))
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/confirm-email-change')
    await expect.element(member.getByText('links.email.done')).toBeVisible()
    await expect.poll(() => heard).toEqual([{ status: 'expired-token', session: expect.any(String) as string }])
    otherTab.close()
    expect(member.sent('PUT', /\/accounts\/email$/).map(({ body }) => body)).toEqual([
      { oldUsername: MEMBER, newUsername: NEW, token },
    ])
    await member.press(member.link('error.page.sign-in'))
    await member.write(member.field('form.login.email.label'), NEW)
    await member.write(member.field('form.login.password.label'), PASSWORD)
    await member.press(member.button('login.submit'))
    await member.isAt('/dashboard')
  },
)

test(
  'the result page refuses a new e-mail address that another account uses',
  { tags: ['REG-40', 'ROUTE-016'] },
  async () => {
    const { member } = await openedTheEmail(loginOf('quebec'))
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/confirm-email-change')
    await expect.element(member.getByText('links.email.refused')).toBeVisible()
    await expect.element(alert()).toBeVisible()
    await member.expectNoAxeViolations()
  },
)

test(
  'a failed change of the e-mail address shows an error on the page, and the member can try again',
  { tags: ['REG-40'] },
  async () => {
    const { member } = await openedTheEmail(NEW, PHONE)
    await member.sandbox.faults([{ operationId: 'confirmEmailChange', status: 500 }])
    await member.press(member.button('links.update-email.confirm'))
    await expect.element(alert()).toMatchTextContent('-500')
    await member.isAt('/update-email')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.sandbox.heal()
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/confirm-email-change')
  },
)

describe('link to a new e-mail address, if the response lacks the old address', { tags: ['REG-14', 'REG-19'] }, () => {
  const opens = (body: object, options: PageOptions = {}) =>
    renderPage('access.token-validation', {
      path: '/token-validation?token=abc123',
      ...options,
      before: (sandbox) =>
        sandbox.faults([
          { operationId: 'validateToken', status: 200, body },
          { operationId: 'confirmEmailChange', status: 200 },
        ]),
    })

  test('a visitor who confirms a new e-mail address must enter the old address, which is sent as typed', async () => {
    const member = await opens({ action: 'UPDATE_EMAIL', newUsername: NEW }, PHONE)
    await member.isAt('/update-email')
    await expect.element(page.getByText(NEW)).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(member.button('links.update-email.confirm'))
    await expect
      .element(page.getByText(member.text('form.updateEmail.oldUsername.error.required')).first())
      .toBeVisible()
    expect(await member.sandbox.count('confirmEmailChange')).toBe(0)
    await member.write(member.field('form.updateEmail.oldUsername.label'), MEMBER)
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt('/confirm-email-change')
    expect(member.sent('PUT', /\/accounts\/email$/).map(({ body }) => body)).toEqual([
      { oldUsername: MEMBER, newUsername: NEW, token: 'abc123' },
    ])
    expect(await member.sandbox.count('validateToken')).toBe(1)
  })

  test('the page that confirms a new e-mail address does not ask a signed-in member for the old address', async () => {
    const member = await opens({ action: 'update-email', newUsername: NEW }, { persona: 'default' })
    await member.isAt('/update-email')
    await expect.element(page.getByText(MEMBER)).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  })

  test('the page says that a link cannot be checked if the response contains no e-mail address', async () => {
    const member = await opens({ action: 'UPDATE_EMAIL' })
    await member.isAt('/error-validating-token')
    expect(await member.sandbox.count('validateToken')).toBe(1)
  })
})

test(
  'a link with an unknown token leads to the page for invalid links',
  { tags: ['REG-16', 'ROUTE-011', 'ROUTE-032'] },
  async () => {
    const member = await renderPage('access.token-validation', {
      ...PHONE,
      path: '/token-validation?token=nobody-knows-this',
    })
    await member.isAt('/invalid')
    await expect.element(member.heading('page.access.invalid')).toBeVisible()
    expect(member.sent('PUT', /\/accounts\/token$/).map(({ body }) => body)).toEqual([{ token: 'nobody-knows-this' }])
  },
)

test(
  'a link without a valid token leads to the page invalid-link, and no request is sent',
  { tags: ['ROUTE-033', 'D-31'] },
  async () => {
    const member = await renderPage('access.token-validation', { path: '/token-validation' })
    await expect.element(member.heading('page.access.invalid-link')).toBeVisible()
    for (const query of [
      'token=',
      'token=%20%20',
      'token=two%20words',
      'token=%00',
      'token=%3Cscript%3E',
      'token=%22',
      `token=${'x'.repeat(2049)}`,
    ]) {
      await member.goTo('/login')
      await member.goTo(`/token-validation?${query}`)
      await member.isAt('/invalid-link')
    }
    for (const path of ['/reset-your-account', '/update-email', '/custom-contact']) {
      await member.goTo('/login')
      await member.goTo(path)
      await member.isAt('/invalid-link')
    }
    expect(await member.sandbox.count('validateToken')).toBe(0)
  },
)

test(
  'the page about a failed link check offers to check the link again',
  { tags: ['REG-18', 'ROUTE-035'] },
  async () => {
    const member = await renderPage('access.token-validation', {
      ...PHONE,
      path: '/token-validation?token=nobody-knows-this',
      before: (sandbox) => sandbox.faults([{ operationId: 'validateToken', status: 500, times: 1 }]),
    })
    await member.isAt('/error-validating-token')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.press(member.link('links.error.retry'))
    await member.isAt('/invalid')
  },
)

test('while a link is checked, the page shows only a loading message', { tags: ['SHELL-15', 'D-169'] }, async () => {
  const going = renderPage('access.token-validation', {
    path: '/token-validation?token=nobody-knows-this',
    before: (sandbox) => sandbox.faults([{ operationId: 'validateToken', delayMs: 1500 }]),
  })
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  const member = await going
  await member.isAt('/invalid')
  await expect.element(loading(member)).not.toBeInTheDocument()
})

test(
  'a contact link shows the contact details without signing in, in the language and for the brand of the link',
  { tags: ['CONTENT-12', 'ROUTE-018', 'D-74'] },
  async () => {
    const member = await renderPage('access.custom-contact', { path: '/custom-contact?token=welcome-fresh-french' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
    await expect.poll(() => document.documentElement.dataset['brand']).toBe('QBC')
    expect(location.search).toBe('')
    await member.press(page.getByRole('link', { name: 'Français' }))
    member.locale = 'fr'
    await member.isAt('/custom-contact')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
    expect(member.sent('GET', /\/resource-urls$/)[0]?.url.search).toBe('?mslToken=welcome-fresh-french')
  },
)

test('a contact link with an unknown token still shows a telephone number', { tags: ['D-74'] }, async () => {
  await renderPage('access.custom-contact', { ...PHONE, path: '/custom-contact?token=nobody-knows-this' })
  await expect.element(HOTLINE).toHaveAttribute('href', 'tel:+15065550100')
})

test(
  'contact details that cannot be loaded leave a message on the page, without a dialog',
  { tags: ['D-73'] },
  async () => {
    const ask = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      (input as string).includes('/content/contact/')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : ask(input, init),
    )
    const member = await renderPage('access.custom-contact', { path: '/custom-contact?token=welcome-fresh' })
    await expect.element(member.heading('contact.missing.title')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  },
)

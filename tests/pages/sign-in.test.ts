import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { endSession } from '~/platform/session/end-session.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const MEMBER = loginOf('default')
const STATUSES = ['no-session', 'expired-token', 'timeout', 'INVALIDLOGIN', 'LOGGEDOUT'] as const

const email = (member: Member) => member.field('form.login.email.label')
const password = (member: Member) => member.field('form.login.password.label')
const alert = () => page.getByRole('alert')
const submit = (member: Member) => member.press(member.button('login.submit'))

async function signsIn(member: Member, login: string, secret: string): Promise<void> {
  await member.write(email(member), login)
  await member.write(password(member), secret)
  await submit(member)
}

test(
  'the sign-in page shows a message for each reason why the member must sign in',
  { tags: ['AUTH-06', 'SESSION-48', 'SESSION-49', 'D-51'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    for (const status of STATUSES) {
      await member.goTo(`/login?status=${status}`)
      await expect.element(member.getByText(`login.status.${status}`)).toBeVisible()
    }
  },
)

test(
  'the sign-in page has no buttons or links for a next or previous step',
  { tags: ['SHELL-65', 'D-08'] },
  async () => {
    const member = await renderPage('access.login')
    await expect.element(member.button('login.submit')).toBeVisible()
    for (const role of ['button', 'link'] as const)
      await expect.element(page.getByRole(role, { name: /^(next|back|previous|continue)\b/i })).not.toBeInTheDocument()
  },
)

test(
  'a request that is refused right after the sign-in is sent again with the same token, and the dashboard opens',
  { tags: ['AUTH-04'] },
  async () => {
    const late = ['getSecurityPolicy', 'getTermsAndConditions', 'getCardholderDetails'] as const
    const member = await renderPage('access.login', {
      before: (sandbox) => sandbox.faults(late.map((operationId) => ({ operationId, status: 401, times: 1 }))),
    })
    await signsIn(member, MEMBER, PASSWORD)
    await member.isAt('/dashboard')
    for (const operationId of late) expect(await member.sandbox.statusesOf(operationId)).toEqual([401, 200])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test(
  'if requests are refused again and again right after signing in, the session ends and the sign-in page says so',
  { tags: ['SESSION-48'] },
  async () => {
    const member = await renderPage('access.login', {
      before: (sandbox) => sandbox.faults([{ operationId: 'getSecurityPolicy', status: 401 }]),
    })
    await signsIn(member, MEMBER, PASSWORD)
    await expect.element(member.getByText('login.status.expired-token')).toBeVisible()
    await member.waits()
    expect(location.pathname + location.search).toBe('/en/login?status=expired-token')
  },
)

test(
  'the sign-in page shows a message in English for each reason, and none for an unknown reason',
  { tags: ['AUTH-06', 'SESSION-48'] },
  async () => {
    const member = await renderPage('access.login', { path: '/login?status=LoggedOut' })
    await expect.element(member.heading('login.title')).toBeVisible()
    for (const status of STATUSES)
      await expect.element(page.getByText(member.text(`login.status.${status}`))).not.toBeInTheDocument()
    for (const status of STATUSES) {
      await member.goTo(`/login?status=${status}`)
      await expect.element(member.getByText(`login.status.${status}`)).toBeVisible()
    }
  },
)

test(
  'the sign-in page shows a warning if the browser refuses storage, and the member can still sign in',
  { tags: ['SESSION-01', 'AUTH-04'] },
  async () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const member = await renderPage('access.login', PHONE)
    await expect.element(member.getByText('login.not-kept')).toBeVisible()
    await signsIn(member, MEMBER, PASSWORD)
    await member.isAt('/dashboard')
    await member.goTo('/claims')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(sessionStorage.length).toBe(0)
  },
)

test(
  'the page that was requested without a session opens after signing in, and its URL is not stored',
  { tags: ['D-172'] },
  async () => {
    const member = await renderPage('access.login', { locale: 'fr', path: '/coverage?from=letter' })
    await member.isAt('/login')
    expect(location.search + JSON.stringify({ ...sessionStorage })).not.toContain('letter')
    await signsIn(member, MEMBER, PASSWORD)
    await expect.poll(() => location.pathname + location.search).toBe('/fr/coverage?from=letter')
  },
)

test('the dashboard opens after logging out and signing in again', { tags: ['D-172'] }, async () => {
  const member = await renderPage('history.combined')
  endSession('LOGGEDOUT')
  await member.isAt('/login')
  await signsIn(member, MEMBER, PASSWORD)
  await member.isAt('/dashboard')
})

test('a required field that is left empty shows an error at once', { tags: ['AUTH-38'] }, async () => {
  const member = await renderPage('access.login')
  for (const field of ['email', 'password'] as const) {
    ;((field === 'email' ? email(member) : password(member)).element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(member.getByText(`form.login.${field}.error.required`)).toBeVisible()
  }
  await expect.element(member.getByText('login.not-kept')).not.toBeInTheDocument()
})

test(
  'the login and the password are sent, and the dashboard opens after signing in',
  { tags: ['AUTH-01', 'AUTH-02', 'AUTH-04', 'SESSION-46'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    await signsIn(member, ` ${MEMBER} `, PASSWORD)
    await member.isAt('/dashboard')
    const [sent, ...more] = member.sent('POST', /\/accounts\/login$/)
    expect(more).toEqual([])
    expect([sent?.body, sent?.headers['locale']]).toEqual([{ email: MEMBER, password: PASSWORD }, 'fr'])
    expect(sessionStorage.getItem('loggedIn')).toBe('true')
    const token = sessionStorage.getItem('apiToken')
    await expect.poll(() => member.sent('GET', /\/members\//).length).toBeGreaterThan(0)
    for (const { headers } of member.sent('GET', /\/members\//)) expect(headers['authorization']).toBe(token)
  },
)

test('the sign-in page has links to a forgotten password and to the registration', { tags: ['AUTH-08'] }, async () => {
  const member = await renderPage('access.login')
  await expect.element(member.link('login.register')).toHaveAttribute('href', '/en/register')
  await member.press(member.link('login.forgot'))
  await member.isAt('/forgot-password')
})

for (const [whose, login, options] of [
  ['a member', MEMBER, {}],
  ['nobody', 'nobody@example.com', PHONE],
] as const) {
  test(
    `a wrong password shows the same message on the page for any login (${whose})`,
    { tags: ['AUTH-05', 'ERR-26', 'D-49'] },
    async () => {
      const member = await renderPage('access.login', options)
      await signsIn(member, login, 'not-the-password')
      await expect.element(alert()).toHaveTextContent(member.text('login.error.no-match'))
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(email(member)).toHaveValue(login)
    },
  )
}

/** The service's message about a locked account, which the portal shows instead of its own (D-83). */
const LOCKED = {
  en: 'Your account is locked for your protection. Try again in a few minutes, or reset your password. If it stays locked, call the number on your member card.',
  fr: 'Votre compte est verrouillé pour votre protection. Réessayez dans quelques minutes ou réinitialisez votre mot de passe. S’il reste verrouillé, composez le numéro indiqué sur votre carte de membre.',
} as const

for (const options of [{}, PHONE]) {
  test(
    `a locked account shows the service's message (${'locale' in options ? 'fr' : 'en'})`,
    { tags: ['AUTH-05', 'D-83'] },
    async () => {
      const member = await renderPage('access.login', options)
      await signsIn(member, 'locked@example.com', PASSWORD)
      await expect.element(alert()).toMatchTextContent(LOCKED[member.locale])
    },
  )
}

test(
  'the sign-in page shows what to do after a failure of the service or a lost connection',
  { tags: ['AUTH-05', 'D-49'] },
  async () => {
    const member = await renderPage('access.login', {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'login', status: 500 }]),
    })
    await signsIn(member, MEMBER, PASSWORD)
    await expect.element(alert()).toMatchTextContent(member.text('login.error.generic'))
    await expect.element(alert()).toMatchTextContent(/: [0-9A-Z]{4}-500$/)
    await member.sandbox.faults([{ operationId: 'login', status: 504 }])
    await submit(member)
    await expect.element(alert()).toMatchTextContent(member.text('error.kind.unavailable'))
    await expect.element(alert()).toMatchTextContent(/: [0-9A-Z]{4}-504$/)
    await member.sandbox.faults([{ operationId: 'login', status: 'network' }])
    await submit(member)
    await expect.element(member.getByText('login.error.network')).toBeVisible()
    await member.sandbox.heal()
    await submit(member)
    await member.isAt('/dashboard')
  },
)

test(
  'empty fields of the sign-in form are reported, the first one takes the focus, and nothing is sent',
  { tags: ['AUTH-20', 'AUTH-33', 'AUTH-34', 'A11Y-03'] },
  async () => {
    const member = await renderPage('access.login')
    await expect.element(page.getByText('Please enter a password.')).not.toBeInTheDocument()
    await submit(member)
    await expect.element(page.getByText('Enter your email or username.')).toBeVisible()
    await expect.element(page.getByText('Please enter a password.')).toBeVisible()
    await expect.element(email(member)).toHaveFocus()
    await expect.element(email(member)).toHaveAttribute('aria-invalid', 'true')
    expect(member.sent('POST', /login$/)).toEqual([])
    await member.expectNoAxeViolations()
  },
)

test(
  'blank and too long values in the sign-in form are reported, kept and not sent',
  { tags: ['AUTH-25', 'AUTH-34'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    await member.paste(email(member), '   ')
    await submit(member)
    await expect.element(member.getByText('form.login.email.error.required')).toBeVisible()
    await expect.element(member.getByText('form.login.password.error.required')).toBeVisible()
    await member.paste(email(member), 'x'.repeat(256))
    await member.paste(password(member), 'x'.repeat(60))
    await submit(member)
    await expect.element(member.getByText('form.login.email.error.maxLength', { limit: 255 })).toBeVisible()
    await expect.element(member.getByText('form.login.password.error.maxLength', { limit: 50 })).toBeVisible()
    await expect.element(email(member)).toHaveFocus()
    await expect.element(password(member)).toHaveValue('x'.repeat(60))
    expect(member.sent('POST', /login$/)).toEqual([])
  },
)

test(
  'typing a password stops at fifty characters, and a longer paste is kept and reported',
  { tags: ['AUTH-22', 'AUTH-25', 'AUTH-26'] },
  async () => {
    const member = await renderPage('access.login')
    await userEvent.type(password(member), 'a'.repeat(55))
    await expect.element(password(member)).toHaveValue('a'.repeat(50))
    await member.paste(password(member), 'b'.repeat(60))
    await member.write(email(member), MEMBER)
    await submit(member)
    await expect.element(page.getByText('Your password cannot be longer than 50 characters.')).toBeVisible()
    await expect.element(password(member)).toHaveValue('b'.repeat(60))
    expect(member.sent('POST', /login$/)).toEqual([])
  },
)

test(
  'a password of one character can be sent, because the password rules apply only to new passwords',
  { tags: ['AUTH-32', 'D-50'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    await signsIn(member, MEMBER, 'x')
    await expect.element(alert()).toHaveTextContent(member.text('login.error.no-match'))
    expect(member.sent('POST', /\/accounts\/login$/).map(({ body }) => body)).toEqual([
      { email: MEMBER, password: 'x' },
    ])
  },
)

test(
  'a button beside the password field shows or hides the password, and its name states the next action',
  { tags: ['SHELL-61', 'A11Y-05'] },
  async () => {
    const member = await renderPage('access.login')
    await member.write(password(member), 'secret')
    await member.press(member.button('form.login.password.show'))
    await expect.element(password(member)).toHaveAttribute('type', 'text')
    await member.press(member.button('form.login.password.hide'))
    await expect.element(password(member)).toHaveAttribute('type', 'password')
  },
)

test('a second press of the button while signing in sends nothing', async () => {
  const member = await renderPage('access.login', {
    before: (sandbox) => sandbox.faults([{ operationId: 'login', delayMs: 600 }]),
  })
  await member.write(email(member), MEMBER)
  await member.write(password(member), PASSWORD)
  await member.button('login.submit').dblClick()
  await member.isAt('/dashboard')
  expect(await member.sandbox.count('login')).toBe(1)
})

test(
  'the sign-in page redirects a signed-in member to the dashboard unless the URL has a reason to sign in again',
  { tags: ['D-47'] },
  async () => {
    const member = await renderPage('access.login', { persona: 'default' })
    await member.isAt('/dashboard')
    await member.goTo('/login?status=timeout')
    await expect.element(member.getByText('login.status.timeout')).toBeVisible()
    expect(sessionStorage.getItem('token')).toBeNull()
  },
)

test(
  'the sign-in page offers help after five failures and locks no account itself',
  { tags: ['SESSION-44', 'D-48'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect.element(page.getByText(member.text('login.help.title'))).not.toBeInTheDocument()
      await signsIn(member, `nobody${attempt}@example.com`, 'wrong')
      await expect.poll(() => member.sandbox.count('login')).toBe(attempt)
      await expect.element(alert().first()).toBeVisible()
      await expect.element(member.button('login.submit')).toBeEnabled()
    }
    await expect.element(member.getByText('login.help.title')).toBeVisible()
  },
)

test(
  "a token that has already expired according to the device's clock is not stored, and the page says why",
  { tags: ['SESSION-41'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    const now = Date.now
    Date.now = () => now() + 86_400_000
    try {
      await signsIn(member, MEMBER, PASSWORD)
      await expect.element(alert()).toMatchTextContent(member.text('login.error.clock'))
    } finally {
      Date.now = now
    }
    await expect.element(email(member)).toHaveValue(MEMBER)
    expect(sessionStorage.getItem('token')).toBeNull()
    expect(await member.sandbox.count('getSecurityPolicy')).toBe(0)
  },
)

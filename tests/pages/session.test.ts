import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { physiotherapyAt } from './support/drafts.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const MEMBER = loginOf('default')
const MINUTE = 60_000
const shown = () => location.pathname + location.search
const dialog = () => page.getByRole('dialog')

afterEach(() => {
  vi.useRealTimers()
})

/**
 * Opens a page with a fake clock for `Date` and intervals. `setTimeout` stays real, because requests and the test's own
 * waiting (`expect.poll`) need it.
 */
async function onAClock({
  page: id = 'dashboard.home',
  ...options
}: PageOptions & { readonly page?: PageId } = {}): Promise<Member> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
  const member = await renderPage(id, options)
  await expect.poll(() => vi.getTimerCount(), { message: 'the session is watched' }).toBeGreaterThan(0)
  return member
}
/** Lets this many minutes pass without any action of the member. */
const idle = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)
const password = (member: Member) => dialog().getByLabelText(member.text('password-dialog.password'), { exact: true })

test(
  'the password dialog opens after 29 minutes without activity, and closes only when the member answers it',
  { tags: ['SESSION-16', 'SESSION-20', 'SESSION-23', 'SHELL-63'] },
  async () => {
    const member = await onAClock()
    await idle(28.8)
    await expect.element(dialog()).not.toBeInTheDocument()
    await idle(0.5)
    await expect.element(member.dialog('timeout.title')).toBeVisible()
    // the hidden username field tells a password manager to which account the password belongs
    const username = document.querySelector<HTMLInputElement>('dialog input[autocomplete="username"]')
    expect(username?.value).toBe('default@example.com')
    expect(username?.checkVisibility()).toBe(false)
    await expect.element(member.button('password-dialog.continue')).toBeVisible()
    await expect.element(member.button('password-dialog.log-out')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(member.dialog('timeout.title')).toBeVisible()
  },
)

test(
  'the password dialog shows the remaining time, and a different text in the last minute',
  { tags: ['SESSION-21', 'SESSION-24', 'D-22'] },
  async () => {
    const member = await onAClock(PHONE)
    await idle(29.3)
    await expect.element(dialog().getByText(member.text('timeout.text', { minutes: 5 }))).toBeVisible()
    await idle(4.2)
    await expect.element(dialog().getByText(member.text('timeout.last-minute')).first()).toBeVisible()
  },
)

test('on a phone held sideways, the buttons of the password dialog do not lie over its field', async () => {
  const member = await onAClock({ locale: 'fr', width: 740 })
  await page.viewport(740, 360)
  await idle(29.3)
  await expect.element(password(member)).toBeVisible()
  const field = password(member).element()
  field.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = field.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height - 4)).toBe(field)
})

test(
  'a member who does not answer the password dialog is signed out, and no data of the session is left',
  { tags: ['SESSION-26', 'D-20'] },
  async () => {
    const member = await onAClock(PHONE)
    await idle(29.3)
    await expect.element(member.dialog('timeout.title')).toBeVisible()
    await idle(5.2)
    await expect.poll(shown).toBe('/fr/login?status=timeout')
    await expect.element(member.getByText('login.status.timeout')).toBeVisible()
    expect({ ...sessionStorage, brand: undefined }).toEqual({ brand: undefined })
    expect({ ...localStorage }).toEqual({ locale: 'fr' })
  },
)

test(
  'a claim that was open when the session ended is offered after the next sign-in, and continues at its step',
  { tags: ['D-119'] },
  async () => {
    const member = await onAClock({ page: 'claims.claim-details', draft: physiotherapyAt('claim-details') })
    await idle(29.3)
    await idle(5.2)
    await expect.element(page.getByText(member.text('login.kept'))).toBeVisible()
    // The sandbox uses real time, so the page must use real time too before the member signs in.
    vi.useRealTimers()
    await member.write(member.field('form.login.email.label'), MEMBER)
    await member.write(member.field('form.login.password.label'), PASSWORD)
    await member.press(member.button('login.submit'))
    await member.isAt('/dashboard')
    await expect.element(member.getByText('claim-unfinished.title')).toBeVisible()
    await member.press(member.link('claim-unfinished.continue'))
    await member.isAt('/submit-claim/claim-details')
  },
)

test(
  'a move of the mouse restarts the 29 minutes before the password dialog',
  { tags: ['SESSION-17', 'SESSION-19'] },
  async () => {
    const member = await onAClock()
    expect(JSON.parse(atob(sessionStorage.getItem('apiToken')?.split('.')[1] ?? ''))).toMatchObject({
      groups: ['MEMBER'],
    })
    await idle(28)
    await member.link('dashboard.recent.all').hover()
    await member.button('dashboard.links.submit').hover()
    await idle(28)
    await expect.element(dialog()).not.toBeInTheDocument()
    await idle(1.3)
    await expect.element(member.dialog('timeout.title')).toBeVisible()
  },
)

test(
  'the right password in the password dialog extends the session on the open page',
  { tags: ['SESSION-27', 'SESSION-28'] },
  async () => {
    const member = await onAClock(PHONE)
    await idle(29.5)
    await member.write(password(member), PASSWORD)
    await member.press(member.button('password-dialog.continue'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await member.isAt('/dashboard')
    expect(member.sent('POST', /\/accounts\/login$/).map(({ body }) => body)).toEqual([
      { email: MEMBER, password: PASSWORD },
    ])
    await idle(20)
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

test(
  'a wrong password in the password dialog, even of one character, is sent and ends the session',
  { tags: ['SESSION-22', 'SESSION-29', 'AUTH-32'] },
  async () => {
    const member = await onAClock()
    await idle(29.5)
    await member.write(password(member), 'x')
    await member.press(member.button('password-dialog.continue'))
    await expect.poll(shown).toBe('/en/login?status=INVALIDLOGIN')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(member.sent('POST', /\/accounts\/login$/).map(({ body }) => body)).toEqual([
      { email: MEMBER, password: 'x' },
    ])
  },
)

test(
  'the password dialog stays open and shows the error if the service fails while checking the password',
  { tags: ['SESSION-29'] },
  async () => {
    const member = await onAClock()
    await idle(29.5)
    for (const [status, kind] of [
      [503, 'unavailable'],
      [429, 'too-many'],
      [500, 'server'],
      ['html', 'contract'],
    ] as const) {
      await member.sandbox.faults([{ operationId: 'login', status }])
      await member.write(password(member), PASSWORD)
      await member.press(member.button('password-dialog.continue'))
      await expect.element(dialog().getByText(member.text(`error.kind.${kind}`))).toBeVisible()
      await member.isAt('/dashboard')
    }
    await member.sandbox.heal()
    await member.press(member.button('password-dialog.continue'))
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

test('the password dialog has a button to log out', { tags: ['SESSION-30'] }, async () => {
  const member = await onAClock(PHONE)
  await idle(29.5)
  await member.press(member.button('password-dialog.log-out'))
  await expect.poll(shown).toBe('/fr/login?status=LOGGEDOUT')
})

test(
  'a new token is requested every ten minutes and replaces the old one in each place where it is stored',
  { tags: ['SESSION-36', 'SESSION-37'] },
  async () => {
    const member = await onAClock()
    const before = sessionStorage.getItem('apiToken')
    await idle(10.2)
    await expect.poll(() => member.sandbox.count('getJwt')).toBe(1)
    await expect.poll(() => sessionStorage.getItem('apiToken')).not.toBe(before)
    expect(sessionStorage.getItem('apiToken')).toBe(`Bearer ${sessionStorage.getItem('token')}`)
    await idle(10)
    await expect.poll(() => member.sandbox.count('getJwt')).toBe(2)
  },
)

test('a visitor on a public page is not timed out, and no token is requested', { tags: ['SESSION-14'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
  const member = await renderPage('access.forgot-password', PHONE)
  await idle(40)
  await expect.element(dialog()).not.toBeInTheDocument()
  await member.isAt('/forgot-password')
  expect(await member.sandbox.count('getJwt')).toBe(0)
})

test('the session ends if the stored deadline of the password dialog is invalid', { tags: ['D-23'] }, async () => {
  const member = await renderPage('dashboard.home', {
    before: () => {
      sessionStorage.setItem('displayTimeoutModal', 'true')
      sessionStorage.setItem('timeoutDeadline', 'garbage')
      return Promise.resolve()
    },
  })
  await expect.poll(shown).toBe('/en/login?status=timeout')
  await expect.element(member.getByText('login.status.timeout')).toBeVisible()
})

async function opensLogOut(member: Member): Promise<void> {
  await member.press(member.button('nav.account'))
  await member.press(member.button('nav.log-out'))
  await expect.element(member.dialog('logout.title')).toBeVisible()
}

test(
  'logging out asks for a confirmation, and the answer No keeps the session',
  { tags: ['SHELL-23', 'SESSION-31', 'SESSION-35', 'SHELL-63'] },
  async () => {
    const member = await renderPage('dashboard.home')
    await opensLogOut(member)
    await expect.element(dialog()).toMatchTextContent('Are you sure you want to log out?')
    await member.press(member.button('no'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await member.isAt('/dashboard')
    expect(sessionStorage.getItem('loggedIn')).toBe('true')
  },
)

test(
  'logging out leaves nothing in the browser except the language',
  { tags: ['SESSION-32', 'SESSION-33', 'SESSION-34', 'D-20'] },
  async () => {
    const member = await renderPage('dashboard.home', { locale: 'fr' })
    await opensLogOut(member)
    await member.press(member.button('yes'))
    await expect.poll(shown).toBe('/fr/login?status=LOGGEDOUT')
    expect(Object.keys(sessionStorage).filter((key) => key !== 'brand')).toEqual([])
    // no service worker may be registered, because a service worker could answer requests in place of the services
    expect(await navigator.serviceWorker.getRegistrations()).toEqual([])
    expect({ ...localStorage }).toEqual({ locale: 'fr' })
    await expect.element(page.getByText('Marie-Ève')).not.toBeInTheDocument()
  },
)

/**
 * Opens a page in a tab whose session storage contains a session with these changes. A value of undefined removes the
 * key.
 */
function keeping(
  changed: Readonly<Record<string, string | undefined>>,
  options: PageOptions & { readonly page?: PageId } = {},
): Promise<Member> {
  const { page: id = 'dashboard.home', ...others } = options
  return renderPage(id, {
    ...others,
    persona: '',
    before: async (sandbox) => {
      const kept: Record<string, string | undefined> = { ...(await sandbox.sessionOf(MEMBER)), ...changed }
      for (const [key, value] of Object.entries(kept)) if (value !== undefined) sessionStorage.setItem(key, value)
      await options.before?.(sandbox)
    },
  })
}

test(
  'a member whose session lacks its token is redirected to the sign-in page with the reason no-session',
  { tags: ['SESSION-38', 'D-05'] },
  async () => {
    await keeping({ apiToken: undefined }, PHONE)
    await expect.poll(shown).toBe('/fr/login?status=no-session')
  },
)

test(
  'a session without the stored sign-in marker redirects to the sign-in page in French, without a reason',
  { tags: ['GUARD-08', 'D-05'] },
  async () => {
    await keeping({ loggedIn: undefined }, PHONE)
    await expect.poll(shown).toBe('/fr/login')
  },
)

test(
  'a member is redirected to the sign-in page if the service refuses the token while a page is being opened',
  { tags: ['GUARD-06', 'SESSION-40'] },
  async () => {
    const member = await renderPage('premiums.payment-method', {
      persona: 'premiums',
      before: (sandbox) => sandbox.faults([{ operationId: 'getSecurityPolicy', status: 401 }]),
    })
    await member.isAt('/login')
    expect(location.search).toBe('?status=expired-token')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.sandbox.heal()
    await member.write(member.field('form.login.email.label'), loginOf('premiums'))
    await member.write(member.field('form.login.password.label'), PASSWORD)
    await member.press(member.button('login.submit'))
    await member.isAt('/manage-your-account/premium-payment-method')
  },
)

test(
  'a claim URL redirects to the sign-in page if the service refuses the token (in French)',
  { tags: ['SESSION-40'] },
  async () => {
    const member = await renderPage('claims.claim-type', {
      persona: 'default',
      locale: 'fr',
      before: (sandbox) => sandbox.faults([{ operationId: 'getBankingDetails', status: 401 }]),
    })
    await member.isAt('/login')
    expect(location.search).toBe('?status=expired-token')
  },
)

test(
  'a session with an invalid token redirects to the sign-in page as if the token had expired',
  { tags: ['SESSION-40'] },
  async () => {
    await keeping({ apiToken: 'Bearer é😀' })
    await expect.poll(shown).toBe('/en/login?status=expired-token')
  },
)

for (const policy of ['{', '{"brand":5,"suspended":"yes"}']) {
  test(
    `if the policy in the session storage was changed to ${policy}, the portal requests the policy again`,
    { tags: ['SESSION-04'] },
    async () => {
      const member = await keeping({ securityPolicy: policy })
      await member.isAt('/dashboard')
      await expect
        .poll(() => JSON.parse(sessionStorage.getItem('securityPolicy') ?? ''))
        .toMatchObject({ brand: 'MBC' })
    },
  )
}

test('the token of one member gives no access to the data of another member', async () => {
  const member = await keeping({ email: loginOf('quebec') })
  await expect.element(dialog()).toBeVisible()
  await expect.element(page.getByText('Émile')).not.toBeInTheDocument()
  await member.isAt('/dashboard')
})

/** A token that expires in this number of seconds. With a negative number, the token has already expired. */
const ending = (seconds: number): string => {
  const claims = btoa(JSON.stringify({ sub: MEMBER, groups: ['MEMBER'], exp: Math.floor(Date.now() / 1000) + seconds }))
  return `Bearer e30.${claims}.e30`
}

test(
  'an expired token that the service refuses redirects to the sign-in page with the reason expired-token',
  { tags: ['SESSION-40', 'GUARD-09'] },
  async () => {
    await keeping({ apiToken: ending(-5) }, { ...PHONE, page: 'history.combined' })
    await expect.poll(shown).toBe('/fr/login?status=expired-token')
  },
)

test(
  'an expired token redirects to the sign-in page without a reason if the service still accepts the session',
  { tags: ['SESSION-39', 'SESSION-41', 'GUARD-09'] },
  async () => {
    await keeping(
      { apiToken: ending(-5) },
      {
        page: 'history.combined',
        before: (sandbox) =>
          sandbox.faults([{ operationId: 'getJwt', status: 200, body: { data: { token: 'a.b.c' } } }]),
      },
    )
    await expect.poll(shown).toBe('/en/login')
  },
)

test(
  'a page opens with a token that expires in a minute, and redirects to sign-in with a token that has expired',
  { tags: ['SESSION-41', 'GUARD-09'] },
  async () => {
    const member = await renderPage('dashboard.home')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * MINUTE })
    await member.goTo('/history')
    await member.isAt('/history')
    vi.setSystemTime(Date.now() + 2 * MINUTE)
    await member.sandbox.faults([{ operationId: 'getJwt', status: 401 }])
    await member.goTo('/manage-your-account')
    await expect.poll(shown).toBe('/en/login?status=expired-token')
  },
)

for (const [what, shift, options] of [
  ['five minutes fast', 5 * MINUTE, {}],
  ['five minutes slow', -5 * MINUTE, PHONE],
  ['a day slow', -1440 * MINUTE, {}],
] as const) {
  test(`a member can sign in with a clock that is ${what}`, { tags: ['SESSION-41'] }, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift })
    const member = await renderPage('access.login', options)
    await member.write(member.field('form.login.email.label'), MEMBER)
    await member.write(member.field('form.login.password.label'), PASSWORD)
    await member.press(member.button('login.submit'))
    await member.isAt('/dashboard')
  })
}

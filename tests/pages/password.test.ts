import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import type { Member } from './support/member.ts'
import { linkPathTo } from './support/registration.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const MEMBER = loginOf('default')
const NEW = 'Nouveau2027mot'
const LONG = `Aa1${'b'.repeat(57)}`
const DAY = 86_400

/** All requests of the page that may change data. */
const changes = (member: Member) => ['POST', 'PUT', 'DELETE', 'PATCH'].flatMap((method) => member.sent(method, /./))
const field = (member: Member, form: 'forgotPassword' | 'resetPassword' | 'publicChangePassword', name: string) =>
  member.field(`form.${form}.${name}.label` as MessageId)
const alert = () => page.getByRole('alert')

/** Requests the email about a forgotten password. Returns the URL of the link in it. */
async function asked(sandbox: SandboxControl): Promise<string> {
  const answer = await fetch(`${sandbox.services}/accounts/${encodeURIComponent(MEMBER)}/password-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lang: 'en' }),
  })
  expect(answer.ok, 'the e-mail was asked for').toBe(true)
  return linkPathTo(sandbox, MEMBER)
}

/** Requests the email about a forgotten password, lets `after` seconds pass, and opens the link in the email. */
async function openedTheEmail(
  options: PageOptions = {},
  after = 0,
): Promise<{ readonly member: Member; readonly link: string }> {
  let link = ''
  const member = await renderPage('access.login', {
    ...options,
    before: async (sandbox) => {
      link = await asked(sandbox)
      if (after > 0) await sandbox.advance(after)
    },
  })
  await member.goTo(link)
  return { member, link }
}

async function choose(member: Member, password: string, again = password): Promise<void> {
  await member.write(field(member, 'resetPassword', 'newPassword'), password)
  await member.write(field(member, 'resetPassword', 'confirmPassword'), again)
  await member.press(member.button('password.save'))
}

test(
  'the request for a password e-mail contains the login and the language of the page',
  { tags: ['AUTH-09', 'AUTH-11', 'ROUTE-009', 'ROUTE-014'] },
  async () => {
    const member = await renderPage('access.forgot-password', PHONE)
    await expect.element(page.getByRole('navigation', { name: member.text('nav.label') })).not.toBeInTheDocument()
    await member.press(member.button('password.forgot.send'))
    await expect.element(member.getByText('form.forgotPassword.email.error.required')).toBeVisible()
    await expect.element(field(member, 'forgotPassword', 'email')).toHaveFocus()
    await member.write(field(member, 'forgotPassword', 'email'), MEMBER)
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')
    expect(member.sent('POST', /./).map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/accounts/default%40example.com/password-token', { lang: 'fr' }],
    ])
    await expect.element(member.getByText('password.requested.lead')).toBeVisible()
  },
)

for (const [whose, certificateId, policyId, options] of [
  ['a member', '100200300', '90210', {}],
  ['nobody', '999', 'NOBODY-1', PHONE],
] as const) {
  test(
    `a password e-mail request shows the same message for known and unknown member card numbers (${whose})`,
    { tags: ['AUTH-10', 'AUTH-11', 'D-37'] },
    async () => {
      const member = await renderPage('access.forgot-password', options)
      await member.choose(page.getByRole('radio', { name: member.text('form.forgotPassword.mode.option.plan') }))
      // in groups, as on the member card
      await member.write(field(member, 'forgotPassword', 'certificateId'), certificateId.replace(/^.../, '$& '))
      await member.write(field(member, 'forgotPassword', 'policyId'), ` ${policyId} `)
      await member.press(member.button('password.forgot.send'))
      await member.isAt('/success-reset')
      await expect.element(member.getByText('password.requested.lead')).toBeVisible()
      expect(member.sent('POST', /\/accounts\/password\/token$/).map(({ body }) => body)).toEqual([
        { certificateId, policyId, lang: member.locale },
      ])
    },
  )
}

test(
  'a request for a password e-mail with an unknown login shows the usual message, but no e-mail is sent',
  { tags: ['AUTH-11', 'D-37'] },
  async () => {
    const member = await renderPage('access.forgot-password')
    await member.write(field(member, 'forgotPassword', 'email'), 'nobody@example.com')
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')
    await expect.element(member.getByText('password.requested.lead')).toBeVisible()
    expect(await member.sandbox.mails('nobody@example.com')).toEqual([])
  },
)

test(
  'the login typed on the sign-in page is used for a forgotten password, and is stored in no URL and no storage',
  { tags: ['D-19'] },
  async () => {
    const member = await renderPage('access.login', PHONE)
    await member.write(member.field('form.login.email.label'), ` ${MEMBER} `)
    await member.press(member.link('login.forgot'))
    await expect.element(field(member, 'forgotPassword', 'email')).toHaveValue(MEMBER)
    const held = JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }])
    expect(decodeURIComponent(held)).not.toContain(MEMBER)
    await member.press(member.link('password.back'))
    await expect.element(member.field('form.login.email.label')).toHaveValue(` ${MEMBER} `)
  },
)

test('a blank or too long login is reported at its field, kept and not sent', { tags: ['AUTH-34'] }, async () => {
  const member = await renderPage('access.forgot-password')
  const email = field(member, 'forgotPassword', 'email')
  await member.paste(email, '  ')
  await member.press(member.button('password.forgot.send'))
  await expect.element(member.getByText('form.forgotPassword.email.error.required')).toBeVisible()
  await member.paste(email, 'é'.repeat(256))
  await member.press(member.button('password.forgot.send'))
  await expect.element(member.getByText('form.error.maxLength', { limit: 255 })).toBeVisible()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('é'.repeat(256))
  expect(changes(member)).toEqual([])
})

test(
  'invalid numbers of the member card are not sent, and the error summary names each field',
  { tags: ['D-45'] },
  async () => {
    const member = await renderPage('access.forgot-password', PHONE)
    await member.choose(page.getByRole('radio', { name: member.text('form.forgotPassword.mode.option.plan') }))
    const boxes = [field(member, 'forgotPassword', 'certificateId'), field(member, 'forgotPassword', 'policyId')]
    for (const wrong of ['1003é0401', '100/200', '😀', '1'.repeat(21), '<b>1</b>', '../1']) {
      for (const box of boxes) await member.paste(box, wrong)
      await member.press(member.button('password.forgot.send'))
      for (const box of boxes) {
        await expect.element(box).toHaveAttribute('aria-invalid', 'true')
        await expect.element(box).toHaveValue(wrong)
      }
    }
    // Both fields have the same error message, so the summary names the field.
    for (const name of ['certificateId', 'policyId'] as const) {
      const title = member.text(`form.forgotPassword.${name}.label`)
      const message = member.text(`form.forgotPassword.${name}.error.pattern`)
      await expect
        .element(page.getByRole('link', { name: member.text('form.summary.line', { title, message }), exact: true }))
        .toBeVisible()
    }
    await member.expectNoAxeViolations()
    expect(changes(member)).toEqual([])
  },
)

test(
  'the link in a password e-mail opens the form for a new password, which is saved with the token of the link',
  { tags: ['AUTH-12', 'AUTH-13', 'REG-15', 'ROUTE-010'] },
  async () => {
    const { member, link } = await openedTheEmail(PHONE)
    await member.isAt('/reset-your-account')
    expect(location.search).toBe('')
    await expect.element(member.heading('page.access.reset')).toBeVisible()
    await choose(member, NEW)
    await member.isAt('/success-reset/password')
    expect(member.sent('PUT', /\/accounts\/password$/).map(({ body }) => body)).toEqual([
      { newPassword: NEW, token: new URL(link, location.origin).searchParams.get('token') },
    ])
    await expect.element(member.link('error.page.sign-in')).toBeVisible()
  },
)

test('an expired password link can be sent again', { tags: ['AUTH-14', 'REG-10', 'REG-20', 'ROUTE-012'] }, async () => {
  const { member, link } = await openedTheEmail({}, DAY + 60)
  await member.isAt('/expired')
  await member.press(member.button('links.renew'))
  await expect.element(member.getByText('links.renew.sent')).toBeVisible()
  await expect.element(member.button('links.renew')).not.toBeInTheDocument()
  const { searchParams } = new URL(link, location.origin)
  expect(member.sent('POST', /\/accounts\/token$/).map(({ body }) => body)).toEqual([
    { token: searchParams.get('token') },
  ])
  const fresh = await linkPathTo(member.sandbox, MEMBER)
  expect(fresh).not.toBe(link)
  await member.goTo(fresh)
  await member.isAt('/reset-your-account')
})

test('a password link that was used before opens a page that says so', { tags: ['AUTH-14', 'ROUTE-013'] }, async () => {
  const { member, link } = await openedTheEmail(PHONE)
  await choose(member, NEW)
  await member.isAt('/success-reset/password')
  await member.goTo(link)
  await member.isAt('/used-token')
})

test(
  'a password link that expires while the member types the password leads to the page about expired links',
  { tags: ['AUTH-14', 'REG-10'] },
  async () => {
    const { member } = await openedTheEmail()
    await member.isAt('/reset-your-account')
    await member.sandbox.advance(DAY + 60)
    await choose(member, NEW)
    await member.isAt('/expired')
    await expect.element(member.button('links.renew')).toBeVisible()
  },
)

test(
  'a reset link that the service refuses without a word leads to a page that offers another link',
  { tags: ['AUTH-14'] },
  async () => {
    const member = await renderPage('access.reset', { ...PHONE, path: '/reset-your-account?token=zzz' })
    await member.sandbox.faults([{ operationId: 'resetPassword', status: 404 }])
    await choose(member, NEW)
    await expect.element(member.heading('page.access.invalid')).toBeVisible()
    await expect.element(member.link('links.to-reset')).toBeVisible()
  },
)

test(
  'a failure of the service while a password is changed is shown on the page and keeps the input',
  { tags: ['AUTH-15', 'REG-40', 'ERR-26'] },
  async () => {
    const member = await renderPage('access.reset', { ...PHONE, path: '/reset-your-account?token=zzz' })
    expect(location.search).toBe('')
    for (const status of [500, 503, 429]) {
      await member.sandbox.faults([{ operationId: 'resetPassword', status }])
      await choose(member, NEW)
      await expect.element(alert().filter({ hasText: `-${status}` })).toBeVisible()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(field(member, 'resetPassword', 'newPassword')).toHaveValue(NEW)
    }
    // the error of an attempt is gone while the next one is sent
    await member.sandbox.faults([{ operationId: 'resetPassword', status: 500, delayMs: 500 }])
    await choose(member, NEW)
    await expect.element(page.css('[role=alert]')).not.toBeInTheDocument()
    await expect.element(alert().filter({ hasText: '-500' })).toBeVisible()
  },
)

test(
  'a weak new password, and two new passwords that differ, are reported at their field',
  { tags: ['AUTH-34', 'AUTH-39'] },
  async () => {
    const member = await renderPage('access.reset', { path: '/reset-your-account?token=abc' })
    await choose(member, 'abcdefgh', 'Abcdefg1')
    await expect.element(member.getByText('form.password.error.minLength')).toBeVisible()
    await expect.element(member.getByText('form.password.error.equal_to')).toBeVisible()
    await expect.element(field(member, 'resetPassword', 'newPassword')).toHaveFocus()
    await member.expectNoAxeViolations()
    expect(changes(member)).toEqual([])
  },
)

const COMPLEXITY =
  "This password isn't complex enough to keep your account safe. Please refer to the password requirements shown to create a secure password."

const isRefused = (weak: readonly string[]) => async () => {
  const member = await renderPage('access.reset', { path: '/reset-your-account?token=abc' })
  const password = field(member, 'resetPassword', 'newPassword')
  for (const each of weak) {
    await member.paste(password, each)
    await member.press(member.button('password.save'))
    await expect.element(page.getByRole('link', { name: COMPLEXITY })).toBeVisible()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  }
  expect(changes(member)).toEqual([])
}

test(
  'a new password that is too short is not complex enough and is not sent',
  { tags: ['AUTH-21', 'AUTH-23'] },
  isRefused(['Ab1', 'Abcdef1', 'Aa1😀😀😀😀']),
)
test(
  'a new password without a digit is not complex enough and is not sent',
  { tags: ['AUTH-24', 'AUTH-27'] },
  isRefused(['Abcdefgh', '        ']),
)
test(
  'a new password without a lower-case letter is not complex enough and is not sent',
  { tags: ['AUTH-24', 'AUTH-28'] },
  isRefused(['ABCDEFG1']),
)
test(
  'a new password without a capital letter, or whose only capital letter has an accent, is not complex enough and is not sent',
  { tags: ['AUTH-24', 'AUTH-29'] },
  isRefused(['abcdefg1', 'Éabcdef1']),
)

test(
  'a new password of eight characters with a digit, a lower-case and a capital letter is accepted',
  { tags: ['AUTH-21', 'AUTH-30', 'AUTH-31'] },
  async () => {
    const member = await renderPage('access.reset', { ...PHONE, path: '/reset-your-account?token=abc' })
    const password = field(member, 'resetPassword', 'newPassword')
    await expect.element(member.getByText('form.password.requirement.title')).toBeVisible()
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
    await choose(member, 'Abcdefg1', 'Abcdefg1')
    await expect
      .poll(() =>
        member.sent('PUT', /\/accounts\/password$/).map(({ body }) => (body as { newPassword: string }).newPassword),
      )
      .toEqual(['Abcdefg1'])
  },
)

test(
  'a pasted password that is too long stays in the field and is reported, whatever its characters',
  { tags: ['AUTH-25'] },
  async () => {
    const member = await renderPage('access.reset', { path: '/reset-your-account?token=abc' })
    const password = field(member, 'resetPassword', 'newPassword')
    for (const long of ['Ab1'.repeat(20), `Aa1${'😀'.repeat(48)}`]) {
      await member.paste(password, long)
      await member.press(member.button('password.save'))
      await expect.element(page.getByText('Your password cannot be longer than 50 characters.').first()).toBeVisible()
      await expect.element(password).toHaveValue(long)
    }
    expect(changes(member)).toEqual([])
  },
)

test('a password of fifty characters is the longest that can be saved', { tags: ['AUTH-22'] }, async () => {
  const { member } = await openedTheEmail()
  await member.isAt('/reset-your-account')
  const fifty = `Aa1${'b'.repeat(47)}`
  await choose(member, fifty)
  await member.isAt('/success-reset/password')
  expect(
    member.sent('PUT', /\/accounts\/password$/).map(({ body }) => (body as { newPassword: string }).newPassword),
  ).toEqual([fifty])
})

test(
  'a member who knows the current password can change it without signing in',
  { tags: ['AUTH-16', 'AUTH-18', 'ROUTE-038', 'D-38'] },
  async () => {
    const member = await renderPage('access.change-password', PHONE)
    for (const [name, value] of Object.entries({
      email: ` ${MEMBER} `,
      oldPassword: PASSWORD,
      newPassword: NEW,
      confirmPassword: NEW,
    }))
      await member.write(field(member, 'publicChangePassword', name), value)
    await member.press(member.button('password.save'))
    await member.isAt('/success-reset/password')
    expect(
      member.sent('PUT', /./).map(({ url, headers, body }) => [url.pathname, headers['authorization'], body]),
    ).toEqual([['/accounts/default%40example.com/password', undefined, { oldPassword: PASSWORD, newPassword: NEW }]])
    await member.press(member.link('error.page.sign-in'))
    await member.isAt('/login')
  },
)

test('a wrong current password opens a dialog', { tags: ['AUTH-19'] }, async () => {
  const member = await renderPage('access.change-password')
  for (const [name, value] of Object.entries({
    email: MEMBER,
    oldPassword: 'not-this',
    newPassword: NEW,
    confirmPassword: NEW,
  }))
    await member.write(field(member, 'publicChangePassword', name), value)
  await member.press(member.button('password.save'))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Your current password is not correct.')
  await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field(member, 'publicChangePassword', 'newPassword')).toHaveValue(NEW)
})

test(
  'a new password that is empty, too long or typed differently the second time is not sent',
  { tags: ['AUTH-25', 'D-50'] },
  async () => {
    const member = await renderPage('access.change-password')
    const box = (name: string) => field(member, 'publicChangePassword', name)
    const save = () => member.press(member.button('password.save'))
    await save()
    for (const id of [
      'form.publicChangePassword.email.error.required',
      'form.publicChangePassword.confirmPassword.error.required',
    ] as const)
      await expect.element(member.getByText(id)).toBeVisible()
    await member.paste(box('email'), MEMBER)
    for (const name of ['oldPassword', 'newPassword', 'confirmPassword']) await member.paste(box(name), LONG)
    await save()
    await expect.element(member.getByText('form.password.error.maxLength', { limit: 50 })).toBeVisible()
    for (const name of ['oldPassword', 'newPassword'])
      await expect.element(box(name)).toHaveAttribute('aria-invalid', 'true')
    await member.paste(box('oldPassword'), PASSWORD)
    await member.paste(box('newPassword'), NEW)
    await member.paste(box('confirmPassword'), `${NEW} `)
    await save()
    await expect.element(member.getByText('form.password.error.equal_to')).toBeVisible()
    expect(changes(member)).toEqual([])
    await member.paste(box('confirmPassword'), NEW)
    await save()
    await member.isAt('/success-reset/password')
  },
)

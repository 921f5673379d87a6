import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AMINA, LEA } from '../support/unregistered-people.ts'
import type { Member } from './support/member.ts'
import { acceptTerms, fill, registered, sendRegistration } from './support/registration.ts'
import type { MessageId } from '~generated/i18n/messages.ts'
import { leavePage, renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const

const alert = () => page.getByRole('alert')
const registrations = (member: Member) => member.sent('POST', /\/accounts\/$/)

/** Opens the registration form and fills it in with these answers. */
async function filled(answers: typeof AMINA, options: PageOptions = {}): Promise<Member> {
  const member = await renderPage('registration.register', options)
  await fill(member, 'register', answers)
  await acceptTerms(member)
  return member
}

/** Requests an account and opens the link in the registration email. */
async function openedTheEmail(
  answers: typeof AMINA,
  options: PageOptions = {},
): Promise<{ readonly member: Member; readonly link: string }> {
  let link = ''
  const member = await renderPage('access.login', {
    ...options,
    before: async (sandbox) => void (link = await registered(sandbox, answers)),
  })
  await member.goTo(link)
  await member.isAt('/register/confirmation')
  return { member, link }
}

test(
  'a new member registers; the request has the date of birth in digits and the language of the page',
  { tags: ['REG-01', 'REG-02', 'REG-03', 'REG-04'] },
  async () => {
    const member = await renderPage('registration.register')
    // the order in which the numbers are drawn
    await expect.element(page.getByRole('img', { name: /certificate.+policy/ })).toBeVisible()
    await expect
      .element(page.getByRole('radio', { name: member.text('form.register.preferredLang.option.EN') }))
      .toBeChecked()
    await fill(member, 'register', AMINA)
    await acceptTerms(member)
    await sendRegistration(member)
    await member.isAt('/register/success-registration')
    expect(registrations(member).map(({ body }) => body)).toEqual([
      {
        email: AMINA.email,
        dateOfBirth: '19910523',
        certificateId: AMINA.certificateId,
        policyId: AMINA.policyId,
        password: AMINA.password,
        preferredLang: 'EN',
      },
    ])
    await expect.element(member.getByText('registered.sent.to', { address: AMINA.email })).toBeVisible()
    expect(location.href).not.toContain('example.com')
  },
)

test(
  'a member can have the registration e-mail sent again from the page shown after registering',
  { tags: ['REG-04', 'REG-06', 'ROUTE-022'] },
  async () => {
    const member = await filled(LEA, PHONE)
    await expect.element(page.getByRole('img', { name: /certificat.+police/ })).toBeVisible()
    await sendRegistration(member)
    await member.isAt('/register/success-registration')
    expect(registrations(member).map(({ body }) => (body as { preferredLang: string }).preferredLang)).toEqual(['FR'])
    await member.press(member.button('resend.button'))
    await expect.element(member.getByText('resend.done', { address: LEA.email })).toBeVisible()
    expect(member.sent('POST', /\/accounts\/lea%40example\.com\/activation$/).map(({ body }) => body)).toEqual([
      undefined,
    ])
    expect(await member.sandbox.mails(LEA.email)).toHaveLength(2)
    await member.sandbox.faults([{ operationId: 'resendActivation', delayMs: 500 }])
    await member.press(member.button('resend.button'))
    await expect.element(member.getByText('resend.done', { address: LEA.email })).not.toBeInTheDocument()
    await expect.element(member.getByText('resend.done', { address: LEA.email })).toBeVisible()
  },
)

test(
  'if the e-mail address is no longer known, the page about the registration e-mail links to a request form',
  { tags: ['ROUTE-022', 'ROUTE-020'] },
  async () => {
    const member = await renderPage('registration.success')
    await expect.element(member.heading('registered.sent.title')).toBeVisible()
    await member.press(member.link('resend.button'))
    await member.isAt('/register/activation-type')
    await expect.element(member.getByText('register.stuck')).toBeVisible()
  },
)

test(
  'a page that reports the success of an action redirects if it is opened without the action',
  { tags: ['ROUTE-014', 'ROUTE-022'] },
  async () => {
    const member = await renderPage('access.reset-done', { isByAddress: true })
    await member.isAt('/forgot-password')
    await member.goTo('/register/success-registration')
    await member.isAt('/register')
    // The success page must not open even for a moment, because a screen reader would announce its title.
    const { addresses } = await leavePage()
    expect(addresses).not.toContain('/en/register/success-registration')
  },
)

test(
  'the page opened from a registration e-mail asks whether the person registered, and Yes activates the account',
  { tags: ['REG-07', 'REG-13', 'ROUTE-021'] },
  async () => {
    const { member } = await openedTheEmail(LEA, PHONE)
    await expect.element(member.getByText('confirmation.question.of', { address: LEA.email })).toBeVisible()
    expect(location.href).not.toContain('token')
    await member.press(member.button('confirmation.yes'))
    await member.isAt('/register/success-registration')
    await expect.element(member.heading('registered.active.title')).toBeVisible()
    const [answer, ...more] = member.sent('POST', /\/accounts\/confirmation$/)
    expect(more).toEqual([])
    expect(answer?.url.search).toBe('?confirmed=true')
    expect(Object.keys(answer?.body as object)).toEqual(['token'])
  },
)

test(
  'a registration link that is opened again says that it was used and leads to the sign-in page',
  { tags: ['REG-17', 'D-42'] },
  async () => {
    const { member, link } = await openedTheEmail(AMINA)
    await member.press(member.button('confirmation.yes'))
    await member.isAt('/register/success-registration')
    await member.goTo(link)
    await member.isAt('/register/activation-type')
    await expect.element(member.getByText('activation.used.title')).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(page.getByRole('main').getByRole('link', { name: member.text('error.page.sign-in') }))
    await member.isAt('/login')
  },
)

test(
  'a person who answers that they did not register is told that the registration is cancelled',
  { tags: ['REG-07', 'D-41'] },
  async () => {
    const { member } = await openedTheEmail(LEA, PHONE)
    await member.press(member.button('confirmation.no'))
    await expect.element(member.heading('confirmation.cancelled.title')).toBeVisible()
    expect(member.sent('POST', /\/accounts\/confirmation$/).map(({ url }) => url.search)).toEqual(['?confirmed=false'])
    await expect
      .element(page.css('[tabindex="-1"]:focus'))
      .toMatchTextContent(member.text('confirmation.cancelled.text'))
    await member.expectNoAxeViolations()
    expect(await member.sandbox.count('confirmRegistration')).toBe(1)
  },
)

test(
  'the registration e-mail is requested by e-mail address, with the same message for every address',
  { tags: ['REG-06', 'ROUTE-020'] },
  async () => {
    const member = await renderPage('registration.activation-type', { before: (sandbox) => registered(sandbox, AMINA) })
    for (const email of [AMINA.email, 'nobody@example.com']) {
      await member.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') }))
      await member.write(member.field('form.activationType.email.label'), email)
      await member.press(member.button('activation.continue'))
      await expect.element(alert().filter({ hasText: member.text('resend.done', { address: email }) })).toBeVisible()
    }
    expect(await member.sandbox.mails(AMINA.email)).toHaveLength(2)
    expect(await member.sandbox.mails('nobody@example.com')).toEqual([])
  },
)

test(
  'a person who has a member card is led to the registration form without typing an e-mail address',
  { tags: ['ROUTE-019', 'ROUTE-020'] },
  async () => {
    const member = await renderPage('registration.activation-type', PHONE)
    await member.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') }))
    await expect.element(member.field('form.activationType.email.label')).toBeVisible()
    await member.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.register') }))
    await expect.element(member.field('form.activationType.email.label')).not.toBeInTheDocument()
    await member.press(member.button('activation.continue'))
    await member.isAt('/register')
  },
)

test(
  'a missing choice and an invalid e-mail address are reported at their field',
  { tags: ['AUTH-39', 'D-45'] },
  async () => {
    const member = await renderPage('registration.activation-type')
    await member.press(member.button('activation.continue'))
    await expect.element(member.getByText('form.activationType.choice.error.required')).toBeVisible()
    await member.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') }))
    await member.press(member.button('activation.continue'))
    await expect.element(member.getByText('form.activationType.email.error.required')).toBeVisible()
    await expect.element(page.getByText(member.text('form.error.email'))).not.toBeInTheDocument()
    await member.write(member.field('form.activationType.email.label'), 'léa@exemple')
    await member.press(member.button('activation.continue'))
    await expect.element(member.getByText('form.error.email')).toBeVisible()
    await member.expectNoAxeViolations()
    expect(await member.sandbox.count('resendActivation')).toBe(0)
  },
)

test(
  'a person with an active account sees a message and a link to sign in',
  { tags: ['REG-41', 'ROUTE-023', 'D-43'] },
  async () => {
    const member = await filled(LEA, {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'registerAccount', status: 409 }]),
    })
    await sendRegistration(member)
    await member.isAt('/register/registration-active')
    await expect.element(member.heading('page.registration.active')).toBeVisible()
    await member.press(page.getByRole('main').getByRole('link', { name: member.text('error.page.sign-in') }))
    await member.isAt('/login')
  },
)

test(
  'a refused registration stays on the page and keeps the input',
  { tags: ['REG-05', 'REG-40', 'ERR-26'] },
  async () => {
    const member = await filled({ ...AMINA, certificateId: '100300402' })
    await sendRegistration(member)
    await expect.element(alert()).toMatchTextContent('do not match our records')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await expect.element(member.field('form.register.email.label')).toHaveValue(AMINA.email)
    await expect.element(member.field('form.register.password.label')).toHaveValue(AMINA.password)
    await expect.element(member.field('form.date.year')).toHaveValue(AMINA.year)
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await member.write(member.field('form.register.certificateId.label'), ' 100 300 401 ')
    await sendRegistration(member)
    await member.isAt('/register/success-registration')
  },
)

test(
  'a failure of the service during a registration is shown on the page, without a dialog',
  { tags: ['REG-05', 'REG-40', 'ERR-26'] },
  async () => {
    const member = await filled(LEA, PHONE)
    for (const [status, words] of [
      [400, '-400'],
      [503, '-503'],
      ['network', 'ne savons pas'],
    ] as const) {
      await member.sandbox.faults([{ operationId: 'registerAccount', status }])
      await sendRegistration(member)
      await expect.element(alert().filter({ hasText: words })).toBeVisible()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await expect.element(member.field('form.register.email.label')).toHaveValue(LEA.email)
  },
)

for (const [status, way, to, options] of [
  [410, 'confirmation.new-link', '/register/activation-type', {}],
  [400, 'confirmation.new-link', '/register/activation-type', PHONE],
  [409, 'confirmation.register', '/register', PHONE],
] as const) {
  test(`a registration that cannot be confirmed offers help (${status})`, { tags: ['REG-40'] }, async () => {
    const member = await renderPage('registration.confirmation', {
      ...options,
      path: '/register/confirmation?token=abc',
      before: (sandbox) => sandbox.faults([{ operationId: 'confirmRegistration', status }]),
    })
    await member.press(member.button('confirmation.yes'))
    await expect.element(alert()).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.press(member.link(way))
    await member.isAt(to)
  })
}

test(
  'an empty registration form reports each field, focuses the first one and sends nothing',
  { tags: ['AUTH-20', 'AUTH-33', 'AUTH-34', 'D-161'] },
  async () => {
    const member = await renderPage('registration.register', PHONE)
    await expect.element(page.getByText(member.text('form.register.email.error.required'))).not.toBeInTheDocument()
    await sendRegistration(member)
    await expect.element(member.field('form.register.email.label')).toHaveFocus()
    for (const id of [
      'email',
      'confirmEmail',
      'dateOfBirth',
      'certificateId',
      'policyId',
      'confirmPassword',
      'acceptTerms',
    ] as const)
      await expect.element(member.getByText(`form.register.${id}.error.required`)).toBeVisible()
    await expect.element(member.getByText('form.password.error.required')).toBeVisible()
    await member.expectNoAxeViolations()
    expect(registrations(member)).toEqual([])
  },
)

const tomorrow = () => {
  const day = new Date(Date.now() + 86_400_000)
  return { day: String(day.getDate()), month: String(day.getMonth() + 1), year: String(day.getFullYear()) }
}

/**
 * Fills in the form with these wrong answers, submits it and checks the error messages. All other answers are valid.
 */
const isTold = (wrong: Partial<typeof AMINA>, said: readonly MessageId[]) => async () => {
  const member = await filled({ ...AMINA, ...wrong })
  await sendRegistration(member)
  for (const id of said) await expect.element(member.getByText(id)).toBeVisible()
  await expect.poll(() => alert().getByRole('link').length).toBe(said.length)
  expect(registrations(member)).toEqual([])
}

test(
  'the form rejects an e-mail address without a domain, February 30, an accent in a number and a weak password',
  { tags: ['D-45', 'AUTH-24'] },
  isTold(
    {
      email: 'amina@example',
      confirmEmail: 'amina@example',
      day: '30',
      month: '2',
      certificateId: '1003é0401',
      password: 'abcdefgh',
      confirmPassword: 'abcdefgh',
    },
    [
      'form.error.email',
      'form.register.dateOfBirth.error.date8',
      'form.register.certificateId.error.pattern',
      'form.password.error.pattern',
    ],
  ),
)
test(
  'the form rejects an e-mail address with an accent, a month in letters, a slash in a number and a short password',
  { tags: ['D-45', 'AUTH-23'] },
  isTold(
    {
      email: 'améina@example.com',
      confirmEmail: 'améina@example.com',
      month: 'ma',
      policyId: '902/10',
      password: 'Ab1',
      confirmPassword: 'Ab1',
    },
    [
      'form.error.email',
      'form.register.dateOfBirth.error.date8',
      'form.register.policyId.error.pattern',
      'form.password.error.minLength',
    ],
  ),
)
test(
  'the form rejects an e-mail address with an emoji, a missing year and a password whose only capital has an accent',
  { tags: ['D-45'] },
  isTold(
    {
      email: 'a😀@example.com',
      confirmEmail: 'a😀@example.com',
      year: '',
      password: 'Éabcdef1',
      confirmPassword: 'Éabcdef1',
    },
    ['form.error.email', 'form.register.dateOfBirth.error.date8', 'form.password.error.pattern'],
  ),
)
test(
  'the form rejects e-mail addresses that differ, 1899 as the year of birth, and passwords that differ',
  { tags: ['D-45'] },
  isTold(
    { confirmEmail: 'amina@example.org', day: '31', month: '12', year: '1899', confirmPassword: 'Chosen4portals' },
    ['form.register.confirmEmail.error.equal_to', 'form.error.notBefore1900', 'form.password.error.equal_to'],
  ),
)
test(
  'a date of birth in the future is reported at its field and not sent',
  { tags: ['D-45'] },
  isTold(tomorrow(), ['form.error.notFuture']),
)

test(
  'typing stops at the maximum length of a field, and a longer paste is kept and reported',
  { tags: ['AUTH-25', 'D-45'] },
  async () => {
    const member = await filled(AMINA)
    const certificate = member.field('form.register.certificateId.label')
    await member.write(certificate, '')
    await userEvent.type(certificate, '1'.repeat(25))
    await expect.element(certificate).toHaveValue('1'.repeat(20))
    const password = `Aa1${'b'.repeat(57)}`
    await member.paste(member.field('form.register.password.label'), password)
    await member.paste(member.field('form.register.confirmPassword.label'), password)
    await member.paste(certificate, '1'.repeat(21))
    await sendRegistration(member)
    await expect.element(member.getByText('form.password.error.maxLength', { limit: 50 })).toBeVisible()
    await expect.element(member.getByText('form.register.certificateId.error.pattern')).toBeVisible()
    await expect.element(member.field('form.register.password.label')).toHaveValue(password)
    expect(registrations(member)).toEqual([])
  },
)

test(
  'the e-mail, password and date fields of the registration have autocomplete values for browsers',
  { tags: ['AUTH-31'] },
  async () => {
    const member = await renderPage('registration.register')
    await expect.element(member.getByText('form.password.requirement.title')).toBeVisible()
    const expected = { email: 'username', password: 'new-password', confirmPassword: 'new-password' } as const
    for (const [name, value] of Object.entries(expected))
      await expect
        .element(member.field(`form.register.${name as keyof typeof expected}.label`))
        .toHaveAttribute('autocomplete', value)
    for (const part of ['day', 'month', 'year'] as const)
      await expect.element(member.field(`form.date.${part}`)).toHaveAttribute('autocomplete', `bday-${part}`)
  },
)

test('a change of language keeps the input of the registration form', { tags: ['I18N-02'] }, async () => {
  const member = await renderPage('registration.register')
  await fill(member, 'register', AMINA)
  await member.press(page.getByRole('link', { name: 'Français' }))
  member.locale = 'fr'
  await member.isAt('/register')
  await expect.element(member.heading('page.registration.register')).toBeVisible()
  await expect.element(member.field('form.register.email.label')).toHaveValue(AMINA.email)
  await expect.element(member.field('form.register.password.label')).toHaveValue(AMINA.password)
})

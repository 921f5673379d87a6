import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choosePassword, CHOSEN, follow, INVITED, INVITED_IN_FRENCH, invitedTo, verify } from './support/invited.ts'
import { allowHosts } from './support/allow-hosts.ts'
import type { Member } from './support/member.ts'
import { fill } from './support/registration.ts'
import { renderPage } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const

const brandOfThePage = () => document.documentElement.dataset['brand']
const queriesOf = (member: Member, path: RegExp) =>
  member.sent('GET', path).map(({ url }) => Object.fromEntries(url.searchParams))
/** All data that remains in the browser after the page is left. */
const kept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href])
const refusal = () => page.getByRole('alert')

/** Answers the questions of an invitation until the page for the password opens. */
async function reachThePassword(member: Member, invited: typeof INVITED): Promise<void> {
  await verify(member, invited)
  await member.isAt('/digital-welcome/password')
}

test(
  'following the link in an invitation checks the invitation and opens the questions about the identity',
  { tags: ['REG-23', 'REG-28', 'REG-32', 'REG-39'] },
  async () => {
    const member = await follow(INVITED.token)
    await member.isAt('/digital-welcome/verification')
    await expect.element(member.heading('page.welcome.verification')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: member.text('welcome.contact') }))
      .toHaveAttribute('href', expect.stringMatching(/^https:/))
    expect(queriesOf(member, /\/digital-token-values$/)).toEqual([{ mslToken: INVITED.token }])
    expect(queriesOf(member, /\/members\/resource-urls$/)).toEqual([{ mslToken: INVITED.token }])
    expect(location.href).not.toContain(INVITED.token)
  },
)

test('contact links to a host that the deployment does not allow are not shown', { tags: ['REG-39'] }, async () => {
  const member = await invitedTo('verification', INVITED.token)
  const contacts = member.link('welcome.contact')
  await expect.element(contacts).toBeVisible()
  allowHosts('evil.example')
  await verify(member, INVITED)
  await member.isAt('/digital-welcome/password')
  await expect.element(contacts).not.toBeInTheDocument()
})

test(
  'an invitation opens in its own language and for its own brand, whatever language and brand its URL has',
  { tags: ['REG-31', 'D-34'] },
  async () => {
    const member = await follow(INVITED_IN_FRENCH.token, { width: 360 })
    member.locale = 'fr'
    await member.isAt('/digital-welcome/verification')
    await expect.element(member.heading('page.welcome.verification')).toBeVisible()
    expect(brandOfThePage()).toBe('QBC')
  },
)

test(
  'the first page of an invitation can be opened again in the tab that opened the invitation',
  { tags: ['ROUTE-024'] },
  async () => {
    const member = await invitedTo('verification', INVITED_IN_FRENCH.token, PHONE)
    await member.isAt('/digital-welcome/verification')
    await expect.element(member.heading('page.welcome.verification')).toBeVisible()
  },
)

test(
  'the identity is sent with digits and a normalised postal code, and the expiry of the invitation is checked afterwards',
  { tags: ['REG-33', 'REG-34'] },
  async () => {
    const member = await invitedTo('verification', INVITED.token)
    await reachThePassword(member, INVITED)
    expect(queriesOf(member, /\/validate-digital-member$/)).toEqual([
      { mslToken: INVITED.token, dateOfBirth: INVITED.sent, postalCode: INVITED.sentCode },
    ])
    expect(queriesOf(member, /\/validate-digital-expiry$/)).toEqual([{ mslToken: INVITED.token }])
    await expect.element(member.heading('page.welcome.password')).toBeVisible()
  },
)

test(
  'the chosen password creates the account, and no data of the invitation is left in the tab',
  { tags: ['REG-36', 'REG-38', 'ROUTE-025', 'ROUTE-026'] },
  async () => {
    const member = await invitedTo('verification', INVITED_IN_FRENCH.token, PHONE)
    await reachThePassword(member, INVITED_IN_FRENCH)
    await choosePassword(member)
    await member.isAt('/digital-welcome/success')
    expect(member.sent('POST', /\/accounts\/digital-register$/).map(({ body }) => body)).toEqual([
      { mslToken: INVITED_IN_FRENCH.token, dateOfBirth: INVITED_IN_FRENCH.sent, password: CHOSEN },
    ])
    await expect.element(member.getByText('welcome.success.login', { address: INVITED_IN_FRENCH.email })).toBeVisible()
    await expect.element(page.getByText(member.text('welcome.success.verified'))).not.toBeInTheDocument()
    for (const secret of [INVITED_IN_FRENCH.sent, INVITED_IN_FRENCH.email, CHOSEN]) expect(kept()).not.toContain(secret)
    await member.press(page.getByRole('main').getByRole('link', { name: member.text('error.page.sign-in') }))
    await member.isAt('/login')
    expect(brandOfThePage()).toBe('QBC')
  },
)

const leadsTo =
  (
    token: string,
    to: 'expired' | 'locked' | 'registered' | 'no-password',
    { more = '', locale = 'en' }: { more?: string; locale?: 'en' | 'fr' } = {},
  ) =>
  async () => {
    const member = await follow(token, { more })
    if (locale === 'fr') {
      await member.press(page.getByRole('link', { name: 'Français' }))
      member.locale = locale
    }
    await member.isAt(`/digital-welcome/${to}`)
    await expect.element(member.heading(`page.welcome.${to}`)).toBeVisible()
    expect(await member.sandbox.count('validateDigitalMember')).toBe(0)
  }

test(
  'an expired invitation redirects to a page with advice',
  { tags: ['REG-24', 'ROUTE-027'] },
  leadsTo('welcome-expired', 'expired'),
)
test(
  'a locked invitation redirects to a page with advice',
  { tags: ['REG-25', 'ROUTE-029'] },
  leadsTo('welcome-locked', 'locked', { locale: 'fr' }),
)
test(
  'the invitation of a person who is already registered redirects to a page with advice',
  { tags: ['REG-27'] },
  leadsTo('welcome-registered', 'registered'),
)
test(
  'an invitation for an account without a password leads to the page no-password if its URL has nopassword=true',
  { tags: ['REG-26', 'D-36'] },
  leadsTo('welcome-no-password', 'no-password', { more: '&nopassword=true', locale: 'fr' }),
)
test(
  'an invitation for an account without a password leads to the page registered if its URL lacks nopassword=true',
  { tags: ['REG-27', 'D-36'] },
  leadsTo('welcome-no-password', 'registered'),
)

test(
  'an account without a password gets an e-mail after the identity is confirmed, and the date of birth is not stored',
  { tags: ['REG-26', 'D-36'] },
  async () => {
    const member = await invitedTo('no-password', 'welcome-no-password', PHONE)
    await member.press(member.button('welcome.no-password.submit'))
    await expect.element(member.getByText('form.digitalVerification.dateOfBirth.error.required')).toBeVisible()
    expect(await member.sandbox.count('requestPasswordToken')).toBe(0)
    await fill(member, 'digitalVerification', { day: '12', month: '4', year: '1969', postalCode: 'C1A 4J6' })
    await member.press(member.button('welcome.no-password.submit'))
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(await member.sandbox.count('requestPasswordToken')).toBe(0)
    await fill(member, 'digitalVerification', { day: '11', month: '4', year: '1969', postalCode: 'C1A 4J6' })
    await member.press(member.button('welcome.no-password.submit'))
    await member.isAt('/success-reset')
    expect(
      member.sent('POST', /\/accounts\/no-password%40example\.com\/password-token$/).map(({ body }) => body),
    ).toEqual([{ lang: 'fr' }])
    expect(await member.sandbox.mails('no-password@example.com')).toHaveLength(1)
    expect(kept()).not.toContain('1969')
  },
)

test(
  'without an invitation, every invitation page redirects to a message',
  { tags: ['GUARD-10', 'ROUTE-028'] },
  async () => {
    const member = await renderPage('welcome.start', PHONE)
    for (const path of [
      '',
      '/verification',
      '/password',
      '/success',
      '/expired',
      '/locked',
      '/no-password',
      '/registered',
    ]) {
      await member.goTo(`/digital-welcome${path}`)
      await member.isAt('/digital-welcome/error')
    }
    await expect.element(member.heading('page.welcome.error')).toBeVisible()
    await expect.element(member.link('error.retry')).not.toBeInTheDocument()
  },
)

test('an unknown invitation opens the error page', { tags: ['REG-29'] }, async () => {
  const member = await follow('nobody-knows-it')
  await member.isAt('/digital-welcome/error')
})

test(
  'an invitation that cannot be checked can be tried again, without a dialog',
  { tags: ['REG-29', 'REG-40', 'ROUTE-028'] },
  async () => {
    const member = await follow(INVITED.token, {
      before: (sandbox) => sandbox.faults([{ operationId: 'getDigitalTokenValues', status: 500 }]),
    })
    await member.isAt('/digital-welcome/error')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.sandbox.heal()
    await member.press(member.link('error.retry'))
    await member.isAt('/digital-welcome/verification')
  },
)

test("a missing answer about the person's identity is reported at its field", { tags: ['D-45'] }, async () => {
  const member = await invitedTo('verification', INVITED_IN_FRENCH.token, PHONE)
  await member.press(member.button('welcome.continue'))
  await expect.element(member.getByText('form.digitalVerification.dateOfBirth.error.required')).toBeVisible()
  await expect.element(member.getByText('form.digitalVerification.postalCode.error.required')).toBeVisible()
  await member.expectNoAxeViolations()
})

test(
  'an invalid postal code or date of birth is reported at its field, and no request is sent',
  { tags: ['D-45'] },
  async () => {
    const member = await invitedTo('verification', INVITED.token)
    for (const [wrong, ...ids] of [
      [
        { postalCode: 'D1C 4M1', day: '30', month: '2' },
        'form.digitalVerification.postalCode.error.pattern',
        'form.digitalVerification.dateOfBirth.error.date8',
      ],
      [
        { postalCode: '90210', year: '1899' },
        'form.digitalVerification.postalCode.error.pattern',
        'form.error.notBefore1900',
      ],
      [{ year: '2999' }, 'form.error.notFuture'],
    ] as const) {
      await verify(member, { ...INVITED, ...wrong })
      for (const id of ids) await expect.element(member.getByText(id)).toBeVisible()
    }
    expect(await member.sandbox.count('validateDigitalMember')).toBe(0)
  },
)

test(
  'wrong answers about the identity show a message on the page, and the fifth wrong answer locks the invitation',
  { tags: ['REG-34', 'REG-25', 'REG-40'] },
  async () => {
    const member = await invitedTo('verification', INVITED_IN_FRENCH.token, PHONE)
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await verify(member, { ...INVITED_IN_FRENCH, year: '1970' })
      await expect
        .poll(() => member.sandbox.statusesOf('validateDigitalMember'))
        .toEqual(Array.from({ length: attempt }, () => 404))
      await expect.element(refusal()).toMatchTextContent('ne correspondent pas à nos dossiers')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await member.expectNoAxeViolations()
    await member.press(member.button('welcome.continue'))
    await member.isAt('/digital-welcome/locked')
    await expect.element(member.heading('page.welcome.locked')).toBeVisible()
    await member.goTo('/digital-welcome/verification')
    await member.isAt('/digital-welcome/locked')
  },
)

test(
  'the password page of an invitation opens only after the questions about the identity',
  { tags: ['D-36'] },
  async () => {
    const member = await invitedTo('password', INVITED.token)
    await member.isAt('/digital-welcome/verification')
  },
)

test('a weak password, or two passwords that differ, create no account', { tags: ['REG-37', 'AUTH-24'] }, async () => {
  const member = await invitedTo('verification', INVITED.token)
  await reachThePassword(member, INVITED)
  await member.press(member.button('welcome.password.submit'))
  await expect.element(member.getByText('form.password.error.required')).toBeVisible()
  await choosePassword(member, 'abcdefgh', 'abcdefgi')
  await expect.element(member.getByText('form.password.error.pattern')).toBeVisible()
  await expect.element(member.getByText('form.password.error.equal_to')).toBeVisible()
  await member.expectNoAxeViolations()
  expect(await member.sandbox.count('registerDigitalAccount')).toBe(0)
})

test(
  'an account that cannot be created shows an error on the page and keeps the input',
  { tags: ['REG-40', 'ERR-26'] },
  async () => {
    const member = await invitedTo('verification', INVITED_IN_FRENCH.token, PHONE)
    await reachThePassword(member, INVITED_IN_FRENCH)
    for (const status of [400, 500]) {
      await member.sandbox.faults([{ operationId: 'registerDigitalAccount', status }])
      await choosePassword(member)
      await expect.element(refusal()).toBeVisible()
      await expect.poll(() => member.sandbox.statusesOf('registerDigitalAccount')).toContain(status)
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(member.field('form.digitalPassword.password.label')).toHaveValue(CHOSEN)
    }
  },
)

for (const [status, to] of [
  [409, 'registered'],
  [410, 'expired'],
  [423, 'locked'],
  [404, 'error'],
] as const) {
  test(
    `an invitation that becomes invalid while the password is chosen redirects to the page for that case (${to})`,
    { tags: ['D-33'] },
    async () => {
      const member = await invitedTo('verification', INVITED.token)
      await reachThePassword(member, INVITED)
      await member.sandbox.faults([{ operationId: 'registerDigitalAccount', status }])
      await choosePassword(member)
      await member.isAt(`/digital-welcome/${to}`)
    },
  )
}

test('a failed check of the expiry of an invitation opens the error page', { tags: ['REG-40', 'D-33'] }, async () => {
  const member = await invitedTo('verification', INVITED.token, {
    before: (sandbox) => sandbox.faults([{ operationId: 'validateDigitalExpiry', status: 500 }]),
  })
  await verify(member, INVITED)
  await member.isAt('/digital-welcome/error')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { contains } from './support/contains.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'
import { openedWindows } from './support/windows.ts'

const PHONE = { locale: 'fr', width: 360 } as const
const ACCOUNT = '/manage-your-account'

const main = () => page.getByRole('main')
async function closeDialog(): Promise<void> {
  await expect.element(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await expect.element(page.css('[aria-busy="true"]')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

// Personal information and the overview of the account

test(
  'the account menu leads to the account overview, which leads to the personal information',
  { tags: ['ACCT-02', 'ROUTE-047', 'ROUTE-048'] },
  async () => {
    const member = await renderPage('dashboard.home')
    const menu = await member.openAccountMenu()
    await member.press(menu.getByRole('link', { name: member.text('nav.manage-account') }))
    await member.isAt(ACCOUNT)
    await member.press(member.link('account.home.personal-information'))
    await member.isAt(`${ACCOUNT}/personal-information`)
    for (const fact of [
      'Marie-Ève Roy-Côté',
      '90210',
      '100200300',
      '123, rue Principale',
      'Moncton NB E1C 4M1',
      '506-555-0123',
      'default@example.com',
    ])
      await expect.element(page.getByText(fact, { exact: true })).toBeVisible()
    await expect.poll(() => page.getByRole('link', { name: member.text('account.info.edit') }).length).toBe(3)
    await member.press(member.link('account.info.correct-name'))
    await member.isAt('/contact-us')
  },
)

test(
  'a member whose plan is changed on paper sees all personal information and no link to an online form',
  { tags: ['ACCT-01', 'D-65'] },
  async () => {
    const member = await renderPage('account.home', { persona: 'read-only', ...PHONE })
    await expect.element(member.link('account.home.people')).toBeVisible()
    await expect.element(member.link('account.home.change-address')).not.toBeInTheDocument()
    await expect.element(member.link('account.home.change-email')).not.toBeInTheDocument()
    for (const path of ['change-address', 'change-email', 'change-email/verify']) {
      await member.goTo(ACCOUNT)
      await member.goTo(`${ACCOUNT}/${path}`)
      await member.isAt(`${ACCOUNT}/personal-information`)
    }
    await expect.element(member.getByText('account.info.read-only')).toBeVisible()
    await expect.poll(() => page.getByRole('link', { name: member.text('account.info.edit') }).length).toBe(1)
  },
)

test(
  'a member without access to the personal information is redirected to the dashboard, and the account overview has no link to it',
  { tags: ['ACCT-01', 'D-65'] },
  async () => {
    const member = await renderPage('account.home', {
      before: (sandbox) => sandbox.vary('default', { policy: { memberProfile: false } }),
    })
    await expect.element(member.link('account.home.people')).toBeVisible()
    await expect.element(member.link('account.home.personal-information')).not.toBeInTheDocument()
    await member.goTo(`${ACCOUNT}/personal-information`)
    await member.isAt('/dashboard')
  },
)

test(
  'personal information stays visible if the contact details cannot be loaded, and Retry loads the contact details',
  { tags: ['ACCT-02'] },
  async () => {
    const member = await renderPage('account.personal-information', {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'getContactInfoDetails', status: 500 }]),
    })
    await closeDialog()
    await expect.element(page.getByRole('main').getByText('Marie-Ève Roy-Côté').first()).toBeVisible()
    await expect.poll(() => member.button('error.retry').length).toBe(1)
    await member.sandbox.heal()
    await member.press(member.button('error.retry'))
    await expect.element(page.getByText('123, rue Principale')).toBeVisible()
  },
)

// Terms and privacy

test(
  'the terms page shows the day on which the member accepted the terms',
  { tags: ['ACCT-25', 'ROUTE-060', 'D-69'] },
  async () => {
    const member = await renderPage('account.home', PHONE)
    await expect.poll(() => member.sandbox.statusesOf('getTermsAndConditions')).toEqual([200])
    await member.press(member.link('account.home.terms').first())
    await member.isAt(`${ACCOUNT}/terms-and-conditions`)
    await expect.element(page.getByText(/^Vous avez accepté ces conditions le .*\d{4}\.$/)).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await expect.element(member.heading('terms.claims.title')).toBeVisible()
    expect(member.sent('GET', /terms-and-conditions$/)).toHaveLength(1)
    await member.press(member.link('account.terms.back'))
    await member.isAt(ACCOUNT)
  },
)

test('the terms are shown even if the day of their acceptance cannot be loaded', { tags: ['ACCT-25'] }, async () => {
  const member = await renderPage('account.terms', {
    before: (sandbox) => sandbox.faults([{ operationId: 'getTermsAndConditions', status: 500 }]),
  })
  await closeDialog()
  await expect.element(member.heading('terms.claims.title')).toBeVisible()
  await member.sandbox.heal()
  await member.press(member.button('error.retry'))
  await expect.element(page.getByText(/^You accepted these terms on .*\d{4}\.$/)).toBeVisible()
})

test(
  'the privacy policy opens on another site, the legal notice in a dialog, and the terms on a page',
  { tags: ['ACCT-27', 'ROUTE-061', 'D-69'] },
  async () => {
    const member = await renderPage('account.home')
    await member.press(member.link('account.home.privacy-and-terms'))
    await member.isAt(`${ACCOUNT}/privacy-and-terms`)
    const privacy = main().getByRole('link', { name: member.text('account.privacy.policy.text') })
    await expect.element(privacy).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    await expect.element(privacy).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(privacy).toHaveAccessibleName(expect.stringContaining(member.text('shell.new-window')))
    await contains(main(), member.text('account.privacy.rights.ask'), member.text('account.privacy.rights.complain'))
    await member.press(main().getByRole('button', { name: member.text('account.privacy.legal.text') }))
    await contains(member.dialog('footer.legal'), member.text('footer.legal.p1'))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.press(main().getByRole('link', { name: member.text('account.privacy.terms.text') }))
    await member.isAt(`${ACCOUNT}/terms-and-conditions`)
  },
)

// Change of language

const LANGUAGE = `${ACCOUNT}/change-language`
const language = (member: Member, to: 'EN' | 'FR') =>
  page.getByRole('radio', { name: member.text(`form.changeLanguage.preferredLanguage.option.${to}`) })

test(
  'if the chosen language cannot be saved, the portal stays in the old language and reports the error',
  { tags: ['D-66'] },
  async () => {
    const member = await renderPage('account.change-language', {
      before: (sandbox) => sandbox.faults([{ operationId: 'updatePreferredLanguage', status: 'html', times: 1 }]),
    })
    useKeyboardOnly(member)
    await expect.element(language(member, 'FR')).not.toBeChecked()
    await member.choose(language(member, 'FR'))
    await member.press(member.button('account.language.save'))
    await contains(page.getByRole('dialog'), member.text('error.name.updateUserInfo.unsure'))
    await closeDialog()
    await member.isAt(LANGUAGE)
    await expect.element(language(member, 'FR')).toBeChecked()
    expect(document.documentElement.lang).toBe('en')
  },
)

for (const { persona, from, to, width } of [
  { persona: 'default', from: 'en', to: 'fr', width: 1280 },
  { persona: 'quebec', from: 'fr', to: 'en', width: 360 },
] as const)
  test(
    `a member who saves another language sees the portal in that language at once (${from} to ${to})`,
    { tags: ['ACCT-12', 'ACCT-13', 'ROUTE-055', 'D-66'] },
    async () => {
      const capitals = to === 'fr' ? 'FR' : 'EN'
      const member = await renderPage('account.change-language', { persona, locale: from, width })
      await member.choose(language(member, capitals))
      const read = () => member.sent('GET', /cardholder-details$/).length
      const before = read()
      await member.press(member.button('account.language.save'))
      member.locale = to
      await member.isAt(LANGUAGE)
      expect(member.sent('PUT', /preferred-language$/).map(({ body }) => body)).toEqual([
        { preferredLanguage: capitals },
      ])
      await expect.element(member.getByText('banner.success')).toBeVisible()
      await expect.element(member.getByText('account.language.saved')).toBeVisible()
      await expect.element(member.heading('page.account.change-language')).toBeVisible()
      await expect.poll(() => document.documentElement.lang).toBe(to)
      await expect.element(language(member, capitals)).toBeChecked()
      // the cardholder's details are fetched again
      await expect.poll(read).toBe(before + 1)

      const again = await renderPage('account.personal-information', {
        persona,
        locale: to,
        width,
        sandbox: member.sandbox,
      })
      await expect
        .element(page.getByText(again.text(`account.info.language.${capitals}`), { exact: true }))
        .toBeVisible()
    },
  )

// People on the plan

const people = () => main().getByRole('region')

test(
  'the people on the plan are listed with the cardholder first, each only with the information that person shares',
  { tags: ['ACCT-14', 'ACCT-16', 'ACCT-18', 'D-158'] },
  async () => {
    const member = await renderPage('account.people', { persona: 'dependant' })
    await expect
      .poll(() =>
        people()
          .getByRole('heading')
          .elements()
          .map((each) => each.textContent),
      )
      .toEqual(['Marie-Ève Roy-Côté', 'Daniel Cormier', 'Théo Cormier-Roy', member.text('account.people.form.title')])
    await contains(people().nth(0), member.text('account.people.cardholder'), member.text('account.people.private'))
    await expect.element(member.getByText('account.people.sharing')).toBeVisible()
    await expect.element(people().nth(0)).not.toMatchTextContent('1986')
    await contains(people().nth(1), 'Nov 30, 1984', '100200300-02')
    for (const at of [1, 2]) await contains(people().nth(at), member.text('account.people.dependant'))
  },
)

test(
  'the list of people on the plan includes those whose coverage has ended, with the end date',
  { tags: ['ACCT-14', 'ROUTE-056', 'D-70'] },
  async () => {
    const member = await renderPage('account.people', {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'listParticipants', example: 'terminated' }]),
    })
    expect(member.sent('GET', /participants$/).map(({ url }) => url.search)).toEqual([''])
    const ended = member.text('account.people.ended-on', { date: '' }).replace(/\.?$/, '').trim()
    await expect.element(page.getByText(ended).first()).toBeVisible()
  },
)

test(
  'if nobody is on the plan, the list of people says so and offers the form that adds people',
  { tags: ['ACCT-17'] },
  async () => {
    const member = await renderPage('account.people', {
      before: (sandbox) => sandbox.faults([{ operationId: 'listParticipants', status: 204 }]),
    })
    await expect.element(member.heading('account.people.none')).toBeVisible()
    await expect.element(page.getByRole('button', { name: member.text('account.people.form.open') })).toBeVisible()
    await member.expectNoAxeViolations()
  },
)

test(
  'the form that changes the people on the plan opens in a new window only after the portal has fetched its URL',
  { tags: ['ACCT-17', 'CONTENT-06', 'CONTENT-07', 'CONTENT-09'] },
  async () => {
    const opened = openedWindows()
    const member = await renderPage('account.people', PHONE)
    const form = page.getByRole('button', { name: member.text('account.people.form.open') })
    await member.sandbox.faults([{ operationId: 'getForm', status: 500 }])
    await member.press(form)
    await closeDialog()
    await member.sandbox.faults([{ operationId: 'getForm', status: 'html' }])
    await member.press(form)
    await contains(page.getByRole('dialog'), member.text('error.name.formLoading'))
    await closeDialog()
    expect(opened).toEqual([])
    await member.sandbox.heal()
    await member.press(form)
    await expect.poll(() => opened).toEqual([expect.stringMatching(/^https:\/\/forms\.example\.com\/.+\.pdf$/)])
    expect(member.sent('GET', /\/forms\/DEP$/).at(-1)?.url.search).toBe('?bookOfBusiness=GROUP')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

// Change of the e-mail address with which the member signs in

const EMAIL = `${ACCOUNT}/change-email`
const ANOTHER = 'marie.new@example.com'
async function askFor(member: Member, address: string, again = address): Promise<void> {
  await member.write(member.field('form.changeEmail.email.label'), address)
  await member.write(member.field('form.changeEmail.confirmEmail.label'), again)
  await member.press(member.button('account.email.send'))
}

test(
  'a new e-mail address must differ from the current one, and must be typed twice in the same way',
  { tags: ['ROUTE-052', 'D-67'] },
  async () => {
    const member = await renderPage('account.change-email', PHONE)
    await expect.element(member.getByText('account.email.lead', { address: loginOf('default') })).toBeVisible()
    await askFor(member, loginOf('default').toUpperCase(), 'someone.else@example.com')
    await expect.element(member.getByText('form.changeEmail.email.error.differs_from')).toBeVisible()
    await expect.element(member.getByText('form.changeEmail.confirmEmail.error.equal_to')).toBeVisible()
    await member.expectNoAxeViolations()
    expect(member.sent('PUT', /./)).toEqual([])
  },
)

test(
  'a failed change of the e-mail address shows a specific error message, and the member can try again',
  { tags: ['ACCT-08', 'ACCT-11', 'ERR-09', 'ROUTE-053'] },
  async () => {
    const member = await renderPage('account.change-email', {
      before: (sandbox) => sandbox.faults([{ operationId: 'updateEmail', status: 'html', times: 1 }]),
    })
    await askFor(member, ANOTHER)
    await contains(page.getByRole('dialog'), member.text('error.name.updateEmail.unsure'))
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1) // the loading modal is closed
    await closeDialog()
    await member.press(member.button('account.email.send'))
    await member.isAt(`${EMAIL}/verify`)
    await expect.element(member.getByText('account.verify.sent', { address: ANOTHER })).toBeVisible()
    expect(member.sent('PUT', /\/email$/).map(({ body }) => body)).toEqual([{ email: ANOTHER }, { email: ANOTHER }])
  },
)

test(
  'a member can request another e-mail to confirm a new address, and can go back from the result page to request one again',
  { tags: ['ACCT-09'] },
  async () => {
    const member = await renderPage('account.change-email', PHONE)
    await askFor(member, ANOTHER)
    await member.isAt(`${EMAIL}/verify`)
    const first = await member.sandbox.linkTo(ANOTHER)
    await member.press(member.button('account.verify.resend'))
    await expect.element(member.getByText('account.verify.resent', { address: ANOTHER })).toBeVisible()
    expect(await member.sandbox.linkTo(ANOTHER)).not.toBe(first)
    await member.press(member.link('account.verify.confirmed'))
    await member.isAt(`${EMAIL}/result`)
    await expect.element(member.getByText('account.result.unknown')).toBeVisible()
    await member.press(member.link('account.result.not-yet'))
    await member.isAt(`${EMAIL}/verify`)
  },
)

test(
  'a signed-in member who opens the link to a new e-mail address confirms it, sees the result and must sign in again',
  { tags: ['ACCT-10', 'ROUTE-054', 'D-40'] },
  async () => {
    const member = await renderPage('account.change-email')
    await askFor(member, ANOTHER)
    await member.isAt(`${EMAIL}/verify`)
    const link = new URL(await member.sandbox.linkTo(ANOTHER))
    await member.goTo(link.pathname.replace(/^\/\w\w\//, '/') + link.search)
    await member.isAt('/update-email')
    await expect.element(page.getByText(ANOTHER)).toBeVisible()
    await member.press(member.button('links.update-email.confirm'))
    await member.isAt(`${EMAIL}/result`)
    await expect.element(member.heading('account.result.done')).toBeVisible()
    await expect.element(member.getByText('account.result.done.text', { address: ANOTHER })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('navigation', { name: member.text('nav.label') })).not.toBeInTheDocument()
    const [sent] = member.sent('PUT', /\/email$/).slice(-1)
    expect(sent!.body).toEqual({ oldUsername: loginOf('default'), newUsername: ANOTHER, token: expect.any(String) })
    await member.expectNoAxeViolations()
    await member.press(member.button('account.result.sign-in'))
    await expect.poll(() => location.pathname).toBe('/en/login')
    expect(sessionStorage.getItem('token')).toBeNull()
  },
)

// Change of password

const NEW = 'Nouveau2027mot'
async function changePassword(member: Member, old: string): Promise<void> {
  await member.write(member.field('form.changePassword.oldPassword.label'), old)
  await member.write(member.field('form.changePassword.newPassword.label'), NEW)
  await member.write(member.field('form.changePassword.confirmPassword.label'), NEW)
  await member.press(member.button('account.password.save'))
}
const signsIn = async ({ sandbox }: Member, password: string) =>
  (
    await fetch(`${sandbox.services}/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: loginOf('default'), password }),
    })
  ).ok

test(
  'a failed change of password shows the message of the service or of the portal, and keeps the typed passwords',
  { tags: ['AUTH-19', 'ROUTE-058'] },
  async () => {
    const member = await renderPage('account.change-password', PHONE)
    const username = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')
    expect(username?.value, 'for the password manager').toBe(loginOf('default'))
    await changePassword(member, 'not-this')
    await contains(page.getByRole('dialog'), 'Votre mot de passe actuel est incorrect.')
    await member.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: member.text('shell.close') })
        .last(),
    )
    await expect.element(member.field('form.changePassword.newPassword.label')).toHaveValue(NEW)
    await member.sandbox.faults([{ operationId: 'changePassword', status: 'html' }])
    await member.press(member.button('account.password.save'))
    await contains(page.getByRole('dialog'), member.text('error.name.changePassword.unsure'))
  },
)

test(
  'a new password is saved and confirmed, and works for the next sign-in',
  { tags: ['ACCT-24', 'AUTH-16', 'AUTH-17', 'ROUTE-059'] },
  async () => {
    const member = await renderPage('account.change-password')
    await changePassword(member, PASSWORD)
    await member.isAt(`${ACCOUNT}/change-password/success`)
    await expect.element(member.heading('account.password.done.title')).toBeVisible()
    expect(member.sent('PUT', /password$/).map(({ body }) => body)).toEqual([
      { oldPassword: PASSWORD, newPassword: NEW },
    ])
    expect([await signsIn(member, PASSWORD), await signsIn(member, NEW)]).toEqual([false, true])
  },
)

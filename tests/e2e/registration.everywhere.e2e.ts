import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { acceptTerms, AMINA, fill, LEA, openRegister, sendRegistration, tokenFor } from './support/newcomer.ts'

const LOCALES = ['en', 'fr'] as const

/** The next request to the services that ends like this. */
const nextCall = (page: Page, method: string, path: RegExp): Promise<Request> =>
  page.waitForRequest((request) => request.method() === method && path.test(new URL(request.url()).pathname + new URL(request.url()).search))

for (const locale of LOCALES) {
  const person = locale === 'en' ? AMINA : LEA
  const sentDate = locale === 'en' ? '19910523' : '19880217'

  test(`SHELL-08 REG-01 REG-02 REG-03 REG-04 REG-07 REG-13 REG-17 ROUTE-019 ROUTE-021 ROUTE-022 D-42 a newcomer registers, confirms by e-mail, and signs in (${locale})`, async ({
    member,
    page,
    sandbox,
  }) => {
    member.locale = locale
    await openRegister(member)
    await expect(page.getByRole('radio', { name: member.text(`form.register.preferredLang.option.${locale === 'en' ? 'EN' : 'FR'}`) })).toBeChecked()
    await member.findsThePageAccessible()
    await fill(member, 'register', person)
    await acceptTerms(member)
    const call = nextCall(page, 'POST', /\/accounts\/$/)
    await sendRegistration(member)
    expect((await call).postDataJSON()).toEqual({
      email: person.email,
      dateOfBirth: sentDate,
      certificateId: person.certificateId,
      policyId: person.policyId,
      password: person.password,
      preferredLang: locale.toUpperCase(),
    })
    await member.isAt('/register/success-registration')
    await expect(member.says('registered.sent.to', { address: person.email })).toBeVisible()
    expect(page.url()).not.toContain('example.com')
    await member.findsThePageAccessible()

    const link = await sandbox.linkTo(person.email)
    await page.goto(link)
    await expect(member.says('confirmation.question.of', { address: person.email })).toBeVisible()
    await member.isAt('/register/confirmation')
    expect(page.url()).not.toContain('token')
    await member.findsThePageAccessible()
    const answer = nextCall(page, 'POST', /\/accounts\/confirmation\?confirmed=true$/)
    await member.press(member.button('confirmation.yes'))
    expect(Object.keys((await answer).postDataJSON() as object)).toEqual(['token'])
    await member.isAt('/register/success-registration')
    await expect(member.heading('registered.active.title')).toBeVisible()
    await member.findsThePageAccessible()
    await page.reload()
    await expect(member.heading('registered.active.title')).toBeVisible()
    expect(await sandbox.count('registerAccount')).toBe(1)

    await page.goto(link)
    await member.isAt('/register/activation-type')
    await expect(member.says('activation.used.title')).toBeVisible()
    await member.findsThePageAccessible()
    await page
      .getByRole('main')
      .getByRole('link', { name: member.text('error.page.sign-in') })
      .click()
    await member.fillSignIn(person.email, person.password)
    await expect(page).not.toHaveURL(/login/)
  })

  test(`REG-07 somebody who did not register says so, and nothing is kept (${locale})`, async ({ member, page, sandbox }) => {
    member.locale = locale
    await openRegister(member)
    await fill(member, 'register', person)
    await acceptTerms(member)
    await sendRegistration(member)
    await member.isAt('/register/success-registration')
    await member.open(`/register/confirmation?token=${await tokenFor(member, person.email)}`)
    const answer = nextCall(page, 'POST', /\/accounts\/confirmation\?confirmed=false$/)
    await member.press(member.button('confirmation.no'))
    await answer
    await expect(member.heading('confirmation.cancelled.title')).toBeVisible()
    await expect(page.locator('[tabindex="-1"]:focus')).toContainText(member.text('confirmation.cancelled.text'))
    await member.findsThePageAccessible()
    expect(await sandbox.count('confirmRegistration')).toBe(1)
  })

  test(`REG-06 ROUTE-020 the e-mail is sent again, and the page says the same to everybody (${locale})`, async ({ member, page, sandbox }) => {
    member.locale = locale
    await openRegister(member)
    await fill(member, 'register', person)
    await acceptTerms(member)
    await sendRegistration(member)
    await member.isAt('/register/success-registration')
    const call = nextCall(page, 'POST', new RegExp(`/accounts/${person.email.replace('@', '%40')}/activation$`))
    await member.press(member.button('resend.button'))
    expect((await call).postData()).toBeNull()
    await expect(member.says('resend.done', { address: person.email })).toBeVisible()
    expect(await sandbox.mails(person.email)).toHaveLength(2)

    for (const email of [person.email, 'nobody@example.com']) {
      await member.open('/register/activation-type')
      await member.hands.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') }))
      await member.hands.write(member.field('form.activationType.email.label'), email)
      await member.press(member.button('activation.continue'))
      await expect(page.getByRole('alert').filter({ hasText: member.text('resend.done', { address: email }) })).toBeVisible()
      await member.findsThePageAccessible()
    }
    expect(await sandbox.mails('nobody@example.com')).toEqual([])
    await member.hands.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.register') }))
    await expect(member.field('form.activationType.email.label')).toHaveCount(0)
    await member.press(member.button('activation.continue'))
    await member.isAt('/register')
  })

  test.describe(`refused (${locale})`, () => {
    test.use({ expectedErrors: ['status of 409', 'status of 422', 'status of 400', 'status of 410', 'status of 503', 'ERR_'] })

    test(`REG-41 D-43 ROUTE-023 somebody with an active account is told so, with the way to sign in (${locale})`, async ({ member, page, sandbox }) => {
      member.locale = locale
      await sandbox.faults([{ operationId: 'registerAccount', status: 409 }])
      await openRegister(member)
      await fill(member, 'register', person)
      await acceptTerms(member)
      await sendRegistration(member)
      await member.isAt('/register/registration-active')
      await expect(member.heading('page.registration.active')).toBeVisible()
      await member.findsThePageAccessible()
      await page
        .getByRole('main')
        .getByRole('link', { name: member.text('error.page.sign-in') })
        .click()
      await member.isAt('/login')
    })

    test(`REG-05 REG-40 ERR-26 a refusal stays with the page, and nothing typed is lost (${locale})`, async ({ member, page, sandbox }) => {
      member.locale = locale
      await openRegister(member)
      await fill(member, 'register', { ...person, certificateId: '100300402' })
      await acceptTerms(member)
      await sendRegistration(member)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(locale === 'en' ? 'do not match our records' : 'ne correspondent pas à nos dossiers')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await member.findsThePageAccessible()
      for (const status of [400, 503, 'network'] as const) {
        await sandbox.faults([{ operationId: 'registerAccount', status }])
        await sendRegistration(member)
        await expect(alert).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await expect(member.field('form.register.email.label')).toHaveValue(person.email)
      await expect(member.field('form.register.password.label')).toHaveValue(person.password)
      await expect(member.field('form.date.year')).toHaveValue(person.year)
      await expect(page.getByRole('checkbox')).toBeChecked()
      await sandbox.heal()
      await member.hands.write(member.field('form.register.certificateId.label'), ` ${person.certificateId} `)
      await sendRegistration(member)
      await member.isAt('/register/success-registration')
    })

    test(`REG-40 a link that was used or has expired offers a new one, an address that is taken another registration (${locale})`, async ({
      member,
      page,
      sandbox,
    }) => {
      member.locale = locale
      for (const [status, way, to] of [
        [410, 'confirmation.new-link', '/register/activation-type'],
        [400, 'confirmation.new-link', '/register/activation-type'],
        [409, 'confirmation.register', '/register'],
      ] as const) {
        await sandbox.faults([{ operationId: 'confirmRegistration', status }])
        await member.open('/register/confirmation?token=abc')
        await member.press(member.button('confirmation.yes'))
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await member.findsThePageAccessible()
        await member.press(member.link(way))
        await member.isAt(to)
      }
    })
  })

  test(`D-45 D-161 AUTH-33 AUTH-34 AUTH-20 an empty form asks for everything, at the first field first, and sends nothing (${locale})`, async ({
    member,
    page,
    sandbox,
  }) => {
    member.locale = locale
    await openRegister(member)
    await sendRegistration(member)
    await expect(member.field('form.register.email.label')).toBeFocused()
    for (const id of ['email', 'confirmEmail', 'dateOfBirth', 'certificateId', 'policyId', 'confirmPassword', 'acceptTerms'] as const)
      await expect(member.says(`form.register.${id}.error.required`)).toBeVisible()
    await expect(member.says('form.password.error.required')).toBeVisible()
    await member.findsThePageAccessible()
    await member.open('/register/activation-type')
    await member.press(member.button('activation.continue'))
    await expect(member.says('form.activationType.choice.error.required')).toBeVisible()
    await member.hands.choose(page.getByRole('radio', { name: member.text('form.activationType.choice.option.resend') }))
    await member.press(member.button('activation.continue'))
    await expect(member.says('form.activationType.email.error.required')).toBeVisible()
    await member.hands.write(member.field('form.activationType.email.label'), 'léa@exemple')
    await member.press(member.button('activation.continue'))
    await expect(member.says('form.error.email')).toBeVisible()
    await member.findsThePageAccessible()
    expect((await sandbox.count('registerAccount')) + (await sandbox.count('resendActivation'))).toBe(0)
  })
}

test('REG-06 without the address, after a reload, the page for asking again is one press away', async ({ member }) => {
  await member.open('/register/success-registration')
  await expect(member.heading('registered.sent.title')).toBeVisible()
  await member.press(member.link('resend.button'))
  await member.isAt('/register/activation-type')
})

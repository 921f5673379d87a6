import { loginOf } from '../../sandbox/personas.ts'
import { INVITED } from '../support/unregistered-people.ts'
import { expect, test } from './support/fixtures.ts'
import { verify } from './support/invited.ts'
import { acceptTerms, fill, LEA, openRegister, sendRegistration } from './support/registration.ts'

const NEW = 'Nouveau2027mot'

/**
 * These tests cover whole tasks, from an e-mail to the first sign-in afterwards. tests/pages covers the content and the
 * errors of each page.
 */
test(
  'a member replaces a forgotten password through an e-mail requested on the sign-in page, and signs in with the new password',
  { tag: ['@AUTH-11', '@AUTH-12', '@AUTH-13'] },
  async ({ member, page, sandbox }) => {
    await member.open('/login?brand=SBC')
    await member.press(member.link('login.forgot'))
    await expect(page).toHaveURL(/\/en\/forgot-password\?brand=SBC$/)
    await member.hands.write(member.field('form.forgotPassword.email.label'), loginOf('default'))
    await member.press(member.button('password.forgot.send'))
    await member.isAt('/success-reset')

    await page.goto(await sandbox.linkTo(loginOf('default')))
    await expect(page).toHaveURL(/\/reset-your-account$/)
    await member.hands.write(member.field('form.resetPassword.newPassword.label'), NEW)
    await member.hands.write(member.field('form.resetPassword.confirmPassword.label'), NEW)
    const saved = page.waitForRequest((request) => request.url().endsWith('/accounts/password'))
    await member.press(member.button('password.save'))
    expect(Object.keys((await saved).postDataJSON() as object).toSorted()).toEqual(['newPassword', 'token'])
    await member.isAt('/success-reset/password')
    await member.press(member.link('error.page.sign-in'))
    await member.fillSignIn(loginOf('default'), NEW)
    await member.isAt('/dashboard')
  },
)

test.describe('accounts on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    'a new member registers in French, confirms by e-mail and signs in',
    { tag: ['@SHELL-08', '@REG-04', '@REG-07', '@REG-13'] },
    async ({ member, page, sandbox }) => {
      member.locale = 'fr'
      await openRegister(member)
      await fill(member, 'register', LEA)
      await acceptTerms(member)
      await sendRegistration(member)
      await member.isAt('/register/success-registration')

      await page.goto(await sandbox.linkTo(LEA.email))
      await expect(member.getByText('confirmation.question.of', { address: LEA.email })).toBeVisible()
      await member.isAt('/register/confirmation')
      expect(page.url()).not.toContain('token')
      const answer = page.waitForRequest((request) => request.url().endsWith('/accounts/confirmation?confirmed=true'))
      await member.press(member.button('confirmation.yes'))
      expect(Object.keys((await answer).postDataJSON() as object)).toEqual(['token'])
      await expect(member.heading('registered.active.title')).toBeVisible()
      await page.reload()
      await expect(member.heading('registered.active.title'), 'also after a reload').toBeVisible()
      expect(await sandbox.count('registerAccount')).toBe(1)
      await page
        .getByRole('main')
        .getByRole('link', { name: member.text('error.page.sign-in') })
        .click()
      await member.fillSignIn(LEA.email, LEA.password)
      // the terms were accepted with the form, so they are not shown again after the sign-in
      await member.isAt('/dashboard')
    },
  )
})

test(
  'an invited person confirms their identity, chooses a password and signs in',
  { tag: ['@SHELL-08', '@REG-30', '@REG-38', '@ROUTE-031'] },
  async ({ member, page, sandbox }) => {
    await member.open(`/member-service-site?token=${INVITED.token}`)
    await member.isAt('/digital-welcome/verification')
    expect(page.url()).not.toContain(INVITED.token)
    await page.reload()
    await expect(member.heading('page.welcome.verification'), 'the tab keeps the invitation').toBeVisible()
    await verify(member, INVITED)
    await member.isAt('/digital-welcome/password')
    await fill(member, 'digitalPassword', { password: NEW, confirmPassword: NEW })
    await member.press(member.button('welcome.password.submit'))
    await member.isAt('/digital-welcome/success')
    await expect(member.getByText('welcome.success.login', { address: INVITED.email })).toBeVisible()
    await expect(member.getByText('welcome.success.verified')).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    for (const secret of [INVITED.sent, INVITED.email, NEW]) expect(kept + page.url()).not.toContain(secret)
    expect(await sandbox.count('registerDigitalAccount')).toBe(1)
    await page
      .getByRole('main')
      .getByRole('link', { name: member.text('error.page.sign-in') })
      .click()
    await member.isAt('/login')
    await expect(page.locator('html')).toHaveAttribute('data-brand', INVITED.brand)
    await member.fillSignIn(INVITED.email, NEW)
    await expect(page).not.toHaveURL(/login/)
  },
)

import { AMINA } from '../support/unregistered-people.ts'
import { expect, LOGIN, PASSWORD, test } from './support/literal.ts'
import { acceptTerms, fill, openRegister, sendRegistration } from './support/registration.ts'

/**
 * The page for each kind of link (section 2 of the first document). The specification does not name the kinds, so these
 * are the portal's names.
 */
const KINDS = [
  ['ACTIVATION_EXPIRED', '/expired'],
  ['PASSWORD_RESET_EXPIRED', '/expired'],
  ['UPDATE_EMAIL_EXPIRED', '/expired'],
  ['ACTIVATION', '/register/activation-type'],
  ['CONFIRMATION', '/register/confirmation'],
  ['UPDATE_EMAIL', '/update-email'],
  ['PASSWORD_RESET', '/reset-your-account'],
  ['INVALID', '/invalid'],
  ['CONFIRMATION_USED', '/register/activation-type'],
  ['ACTIVATION_USED', '/register/activation-type'],
  ['SOMETHING_ELSE', '/error-validating-token'],
] as const
const NEW = 'new@example.com'

test('each kind of link in an e-mail leads to its page', async ({ member, literal }) => {
  for (const [action, path] of KINDS) {
    await literal.answers('validateTokenByPut', {
      body: { action, ...(['CONFIRMATION', 'UPDATE_EMAIL'].includes(action) && { newUsername: NEW }) },
    })
    await member.open('/token-validation?token=abc')
    await expect.soft(member.page, action).toHaveURL(new RegExp(`/en${path}(\\?.*)?$`))
    await expect.soft(member.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a link that changes the e-mail address works if the response about the link has only the new address', async ({
  member,
  literal,
  page,
}) => {
  await literal.answers('validateTokenByPut', { body: { action: 'UPDATE_EMAIL', newUsername: NEW } })
  // The request needs the old e-mail address as `oldUsername`, but no response contains that address. Only a tab with
  // the member's session knows it.
  await member.signIn('', 'en', '/help-centre')
  await member.open('/token-validation?token=abc')
  await expect(page.getByText(NEW)).toBeVisible()
  await member.press(member.button('links.update-email.confirm'))
  await expect
    .poll(() => literal.sent('confirmEmailChange'))
    .toEqual([{ oldUsername: LOGIN, newUsername: NEW, token: 'abc' }])
  await expect(page.getByText(/has been changed/).first()).toBeVisible()
})

test('in a browser without a session, the page for a change of e-mail address asks for the old address and sends it', async ({
  member,
  literal,
  page,
}) => {
  await literal.answers('validateTokenByPut', { body: { action: 'UPDATE_EMAIL', newUsername: NEW } })
  await member.open('/token-validation?token=abc')
  await expect(page.getByText(NEW)).toBeVisible()
  await member.hands.write(member.field('form.updateEmail.oldUsername.label'), LOGIN)
  await member.press(member.button('links.update-email.confirm'))
  await expect
    .poll(() => literal.sent('confirmEmailChange'))
    .toEqual([{ oldUsername: LOGIN, newUsername: NEW, token: 'abc' }])
})

test('a new member registers and confirms the registration', async ({ member, literal, page }) => {
  await openRegister(member)
  await fill(member, 'register', AMINA)
  await acceptTerms(member)
  await sendRegistration(member)
  await expect(page).toHaveURL(/success-registration$/)
  const { confirmEmail: _, confirmPassword: _again, day: _day, month: _month, year: _year, ...sent } = AMINA
  expect(await literal.sent('register')).toEqual([
    { ...sent, dateOfBirth: '19910523', preferredLang: expect.stringMatching(/^(EN|en)$/) as unknown },
  ])

  await literal.answers('validateTokenByPut', { body: { action: 'CONFIRMATION', newUsername: AMINA.email } })
  await member.open('/token-validation?token=abc')
  await member.press(member.button('confirmation.yes'))
  await expect(member.heading('registered.active.title')).toBeVisible()
  expect(await literal.sent('confirmation')).toEqual([{ token: 'abc' }])
})

test('a member requests a link for a forgotten password and changes the password with the link', async ({
  member,
  literal,
  page,
}) => {
  await member.open('/forgot-password')
  await member.hands.write(member.field('form.forgotPassword.email.label'), LOGIN)
  await member.press(member.button('password.forgot.send'))
  await expect(page).toHaveURL(/success-reset$/)
  await literal.answers('validateTokenByPut', { body: { action: 'PASSWORD_RESET' } })
  await member.open('/token-validation?token=abc')
  await member.hands.write(member.field('form.resetPassword.newPassword.label'), PASSWORD)
  await member.hands.write(member.field('form.resetPassword.confirmPassword.label'), PASSWORD)
  await member.press(member.button('password.save'))
  await expect(page).toHaveURL(/success-reset\/password$/)
  expect(await literal.sent('resetPassword')).toEqual([{ newPassword: PASSWORD, token: 'abc' }])
})

for (const variant of ['default', 'checks'])
  test(`an invited person confirms their identity and chooses a password (response ${variant})`, async ({
    member,
    literal,
    page,
  }) => {
    await literal.answers('digitalMember', variant)
    await member.open('/member-service-site?token=msl')
    await expect(page).toHaveURL(/digital-welcome\/verification$/)
    await fill(member, 'digitalVerification', { day: '14', month: '8', year: '1993', postalCode: 'B3H 2Y5' })
    await member.press(member.button('welcome.continue'))
    await expect(page).toHaveURL(/digital-welcome\/password$/)
    await fill(member, 'digitalPassword', { password: PASSWORD, confirmPassword: PASSWORD })
    await member.press(member.button('welcome.password.submit'))
    await expect(page).toHaveURL(/digital-welcome\/success$/)
    expect(await literal.sent('digitalRegister')).toEqual([
      { mslToken: 'msl', dateOfBirth: '19930814', password: PASSWORD },
    ])
  })

test('an expired, a locked and a used invitation each lead to a different page', async ({ member, literal, page }) => {
  for (const [field, path] of [
    ['emailExpired', 'expired'],
    ['emailLocked', 'locked'],
    ['alreadyRegistered', 'registered'],
  ] as const) {
    for (const call of ['digitalTokenValues', 'digitalExpiry'])
      await literal.answers(call, { fields: { [field]: true } })
    await member.open('/member-service-site?token=msl')
    await expect.soft(page).toHaveURL(new RegExp(`digital-welcome/${path}$`))
    for (const call of ['digitalTokenValues', 'digitalExpiry']) await literal.answers(call, 'default')
  }
})

import { expect, PASSWORD, test, type LiteralMember } from './support/literal.ts'

/** Opens the page at this path and fills in its form. The calling test submits the form. */
async function sends(
  member: LiteralMember,
  path: string,
  boxes: readonly (readonly [Parameters<LiteralMember['field']>[0], string])[],
): Promise<void> {
  await member.open(path)
  for (const [label, value] of boxes) await member.hands.write(member.field(label), value)
}

test('direct deposit is shown, changed and removed', async ({ member, literal }) => {
  await member.signIn('', 'en', '/manage-your-account/direct-deposit')
  await expect(member.page.getByText(/ending in\s4567/)).toBeVisible()
  await sends(member, '/manage-your-account/direct-deposit/edit', [
    ['form.branch.label', '00005'],
    ['form.bank.label', '003'],
    ['form.account.label', '7654321'],
    ['form.confirmAccount.label', '7654321'],
  ])
  await member.press(member.button('direct-deposit.review'))
  await member.press(member.button('direct-deposit.save'))
  await expect.soft(member.page).toHaveURL(/direct-deposit\/success$/)
  expect.soft(await literal.sent('changeBanking')).toEqual([{ branch: '00005', bank: '003', account: '7654321' }])

  await member.open('/manage-your-account/direct-deposit/remove')
  await member.hands.choose(member.page.getByRole('checkbox'))
  await literal.answers('banking', 'none')
  await member.press(member.button('direct-deposit.remove'))
  await expect.soft(member.getByText('direct-deposit.removed')).toBeVisible()
  expect(await literal.calls()).toContain('deleteBanking')
})

test('the direct deposit page says that no bank account is on file, and offers to add one online or on a paper form', async ({
  member,
  literal,
  page,
}) => {
  await literal.answers('banking', 'none')
  await member.signIn('', 'en', '/manage-your-account/direct-deposit')
  await expect(member.getByText('direct-deposit.none')).toBeVisible()
  await literal.answers('securityPolicy', { fields: { updateBanking: false } })
  await member.open('/manage-your-account/direct-deposit')
  await page.context().route('https://forms.insurer.example/**', (route) => route.fulfill({ body: 'form' }))
  const opened = page.context().waitForEvent('page')
  await member.press(page.getByRole('button', { name: member.text('direct-deposit.form') }))
  await expect(await opened).toHaveURL(/forms\.insurer\.example/)
})

test('a member changes the address, the e-mail address, the password and the language', async ({
  member,
  literal,
  page,
}) => {
  await member.signIn('', 'en', '/manage-your-account/personal-information')
  await expect(page.getByText('12 RUE MAIN')).toBeVisible()

  await sends(member, '/manage-your-account/change-address', [
    ['form.changeAddress.addressLine1.label', '14 Main Street'],
  ])
  await member.press(member.button('address.review'))
  await member.press(member.button('address.save'))
  await expect.soft(member.getByText('address.saved')).toBeVisible()
  expect.soft(await literal.sent('changeContactInfo')).toHaveLength(1)

  await sends(member, '/manage-your-account/change-email', [
    ['form.changeEmail.email.label', 'new@example.com'],
    ['form.changeEmail.confirmEmail.label', 'new@example.com'],
  ])
  await member.press(member.button('account.email.send'))
  await expect.soft(page).toHaveURL(/change-email\/verify$/)
  expect.soft(await literal.sent('changeEmail')).toEqual([{ email: 'new@example.com' }])

  await sends(member, '/manage-your-account/change-password', [
    ['form.changePassword.oldPassword.label', PASSWORD],
    ['form.changePassword.newPassword.label', 'Another2portal'],
    ['form.changePassword.confirmPassword.label', 'Another2portal'],
  ])
  await member.press(member.button('account.password.save'))
  await expect.soft(page).toHaveURL(/change-password\/success$/)
  expect.soft(await literal.sent('changePassword')).toEqual([{ oldPassword: PASSWORD, newPassword: 'Another2portal' }])

  await member.open('/manage-your-account/change-language')
  await member.hands.choose(page.getByRole('radio', { name: 'Français' }))
  await member.press(member.button('account.language.save'))
  await expect.poll(() => literal.sent('changeLanguage')).toEqual([{ preferredLanguage: 'FR' }])
})

test('a member accepts the terms once', async ({ member, literal, page }) => {
  await literal.answers('terms', 'notAccepted')
  await member.signIn()
  await expect(page).toHaveURL(/terms-and-conditions\/accept/)
  await member.hands.choose(page.getByRole('checkbox'))
  await member.press(member.button('terms.gate.accept'))
  await member.isAt('/dashboard')
  expect(await literal.sent('acceptTerms')).toEqual([{ termsAndConditionsAccept: true }])
})

test('the member card is shown, saved and shared, and people, partners and contact details are shown', async ({
  member,
  literal,
  page,
}) => {
  await member.signIn('', 'en', '/manage-your-account/member-card')
  await expect.soft(page.getByRole('main').getByText('900000001').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await member.press(page.getByRole('button', { name: member.text('card.download') }))
  expect.soft((await saved).suggestedFilename()).toBe('Identification.pdf')

  await sends(member, '/manage-your-account/member-card/share', [
    ['form.shareMemberCard.emails.email.label', 'robin@example.com'],
  ])
  await member.press(member.button('card.share.send'))
  await expect.poll(async () => (await literal.calls()).includes('shareMemberCard')).toBe(true)
  await expect.soft(page.getByText(/sent your card/i).first()).toBeVisible()

  await member.open('/help-centre')
  await member.shows('/manage-your-account/people-on-your-plan', 'Alex Tremblay', 'Robin Tremblay')
  await member.shows('/connected-care', /Online doctors|Virtual Clinics/)
  await member.shows('/connected-care/vendors/1', 'A doctor within the hour.')

  await sends(member, '/contact-us', [['form.contactUs.message.label', 'Hello']])
  await member.press(member.button('support.contact.send'))
  await expect.soft(member.getByText('support.contact.sent')).toBeVisible()
  expect(await literal.sent('contactUsEmail')).toEqual([{ message: 'Hello' }])
})

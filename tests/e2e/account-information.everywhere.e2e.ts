import { expect, test } from './support/fixtures.ts'

test('ACCT-01 ACCT-02 ACCT-25 ACCT-27 ROUTE-047 ROUTE-048 ROUTE-060 ROUTE-061 D-65 D-69 the landing leads to who one is, the terms and the privacy page, and back', async ({
  member,
  page,
}, { project }) => {
  await member.signIn('default', project.name === 'phone' ? 'fr' : 'en')
  const menu = await member.openAccountMenu()
  await member.press(menu.getByRole('link', { name: member.text('nav.manage-account') }))
  await member.isAt('/manage-your-account')
  await member.findsThePageAccessible()

  await member.press(member.link('account.home.personal-information'))
  await member.isAt('/manage-your-account/personal-information')
  for (const fact of ['Marie-Ève Roy-Côté', '90210', '100200300', '123 rue Principale', 'Moncton NB E1C 4M1', '506-555-0123', 'default@example.com'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible()
  await member.findsThePageAccessible()
  await expect(page.getByRole('link', { name: member.text('account.info.edit') })).toHaveCount(3)

  await member.open('/manage-your-account')
  const asked = page.waitForResponse((response) => response.url().endsWith('/terms-and-conditions') && response.request().method() === 'GET')
  await member.press(member.link('account.home.terms').first())
  await member.isAt('/manage-your-account/terms-and-conditions')
  expect(await (await asked).json()).toMatchObject({ termsAndConditionsAccept: true })
  await expect(
    page.getByText(member.locale === 'fr' ? /^Vous avez accepté ces conditions le .*\d{4}\.$/ : /^You accepted these terms on .*\d{4}\.$/),
  ).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(member.heading('terms.claims.title')).toBeVisible()
  await member.findsThePageAccessible()
  await member.press(member.link('account.terms.back'))

  await member.press(member.link('account.home.privacy-and-terms'))
  await member.isAt('/manage-your-account/privacy-and-terms')
  const privacy = page.getByRole('main').getByRole('link', { name: member.text('account.privacy.policy.text') })
  await expect(privacy).toHaveAttribute('href', /^https:\/\//)
  await expect(privacy).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(privacy).toHaveAccessibleName(new RegExp(member.text('shell.new-window')))
  await member.findsThePageAccessible()
  await member.press(page.getByRole('main').getByRole('button', { name: member.text('account.privacy.legal.text') }))
  await expect(member.dialog('footer.legal')).toContainText(member.text('footer.legal.p1'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await member.press(page.getByRole('main').getByRole('link', { name: member.text('account.privacy.terms.text') }))
  await member.isAt('/manage-your-account/terms-and-conditions')
})

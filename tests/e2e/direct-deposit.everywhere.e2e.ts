import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'

for (const locale of ['en', 'fr'] as const) {
  test(`GUARD-22 GUARD-23 SHELL-51 API-041 a member without direct deposit sets it up from the modal, and can then submit a claim (${locale})`, async ({
    member,
    page,
  }) => {
    member.locale = locale
    await member.signIn('no-banking')
    await member.press(member.button('dashboard.links.submit'))
    await member.press(member.button('deposit-missing.set-up'))
    await member.isAt('/manage-your-account/direct-deposit')
    await expect(member.says('direct-deposit.none')).toBeVisible()
    await member.findsThePageAccessible()
    await member.press(member.link('direct-deposit.set-up'))
    await member.isAt('/manage-your-account/direct-deposit/edit')
    await member.press(member.button('direct-deposit.save'))
    await expect(page.getByText(member.text('form.directDeposit.branch.error.required')).first()).toBeVisible()
    await member.findsThePageAccessible()
    await member.hands.write(member.field('form.directDeposit.branch.label'), '0051')
    await member.hands.write(member.field('form.directDeposit.bank.label'), '003')
    await member.hands.write(member.field('form.directDeposit.account.label'), '0012345678')
    await member.hands.write(member.field('form.directDeposit.confirmAccount.label'), '0012345679')
    await member.press(member.button('direct-deposit.save'))
    await expect(page.getByText(member.text('form.directDeposit.branch.error.pattern')).first()).toBeVisible()
    await expect(page.getByText(member.text('form.directDeposit.confirmAccount.error.equal_to')).first()).toBeVisible()
    await member.hands.write(member.field('form.directDeposit.branch.label'), '00512')
    await member.hands.write(member.field('form.directDeposit.confirmAccount.label'), '0012345678')
    await member.press(member.button('direct-deposit.save'))
    await member.isAt('/manage-your-account/direct-deposit')
    await expect(member.says('banner.success')).toBeVisible()
    await expect(page.getByText('0012345678')).toHaveCount(0)
    await expect(member.says('direct-deposit.masked', { digits: '5678' })).toBeVisible()
    await member.open('/dashboard')
    await expect(page.getByText(member.text('banner.success'))).toHaveCount(0)
    await new ClaimJourney(member).start()
  })
}

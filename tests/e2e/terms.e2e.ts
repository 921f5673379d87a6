import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { expect, test } from './support/fixtures.ts'

test(
  'a member who has not accepted the terms must accept them first, even after opening another URL',
  { tag: ['@AUTH-04', '@D-46'] },
  async ({ member, page }) => {
    member.locale = 'fr'
    await member.open('/login')
    await member.fillSignIn(loginOf('terms'), PASSWORD)
    await member.isAt('/manage-your-account/terms-and-conditions/accept')
    await member.open('/dashboard')
    await member.isAt('/manage-your-account/terms-and-conditions/accept')
    await member.hands.choose(page.getByRole('checkbox'))
    await member.press(member.button('terms.gate.accept'))
    await member.isAt('/dashboard')
    expect(
      await page.evaluate(() => [Boolean(sessionStorage.getItem('token')), sessionStorage.getItem('loggedIn')]),
    ).toEqual([true, 'true'])
  },
)

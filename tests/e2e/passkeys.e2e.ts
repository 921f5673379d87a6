import { expect, test } from './support/fixtures.ts'

test(
  'a member signs in with a passkey from an earlier session under the security headers of production',
  { tag: ['@D-250', '@SESSION-11'] },
  async ({ member, page }) => {
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable', { enableUI: false })
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await member.signIn('quebec', 'fr', '/manage-your-account/sign-in-and-security')
    await member.button('passkey.create').click()
    await expect(member.getByText('security.method.passkeys', { count: 1 })).toBeVisible()

    await member.open('/login?status=LOGGEDOUT')
    // The button is pressed with the pointer. With the keyboard, the login field would get the focus first, and the
    // simulated device would answer at that moment.
    await member.button('passkey.sign-in').click()
    await member.isAt('/dashboard')
    expect(await page.evaluate(() => [sessionStorage.getItem('email'), Object.keys(localStorage)])).toEqual([
      'quebec@example.com',
      ['locale'],
    ])
  },
)

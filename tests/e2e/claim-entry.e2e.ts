import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('opening a claim', () => {
  for (const locale of ['en', 'fr'] as const) {
    test(`GUARD-18 GUARD-19 GUARD-21 GUARD-22 GUARD-24 D-58 without banking details a modal says so, and the claim does not open (${locale})`, async ({
      member,
      page,
      sandbox,
    }) => {
      member.locale = locale
      await member.signIn('no-banking')
      await member.press(member.button('dashboard.links.submit'))
      await expect(member.dialog('deposit-missing.title')).toBeVisible()
      await member.isAt('/dashboard')
      await member.findsThePageAccessible()
      await member.press(member.button('deposit-missing.later'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await member.isAt('/dashboard')
      const asked = await sandbox.count('getBankingDetails')
      await member.press(member.button('dashboard.links.submit'))
      await expect(member.dialog('deposit-missing.title')).toBeVisible()
      expect(await sandbox.count('getBankingDetails')).toBe(asked + 1)
    })
  }

  test('D-58 the address of the first step asks too, and shows the modal on the dashboard', async ({ member }) => {
    await member.signIn('no-banking')
    await member.open('/submit-claim/claim-type')
    await member.isAt('/dashboard')
    await expect(member.dialog('deposit-missing.title')).toBeVisible()
  })

  test('GUARD-25..27 CONTENT-08 who cannot set it up online downloads the form, which opens in a new window', async ({ member, page, context }) => {
    await context.route('https://**', (route) => route.fulfill({ body: 'form' }))
    await member.signIn('no-online-banking')
    await member.press(member.button('dashboard.links.submit'))
    await expect(member.button('deposit-missing.ok')).toBeVisible()
    const opened = context.waitForEvent('request', (request) => request.isNavigationRequest() && request.url().startsWith('https://'))
    const download = page.getByRole('button', { name: member.text('deposit-missing.download') })
    await Promise.all([context.waitForEvent('page'), opened, member.press(download)])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('GUARD-11 GUARD-12 GUARD-13 SHELL-27 SESSION-54 a suspended member sees no way to submit, and addresses lead to the dashboard', async ({
    member,
    page,
  }) => {
    await member.signIn('suspended')
    await expect(member.says('dashboard.suspended.title')).toBeVisible()
    await expect(member.button('dashboard.links.submit')).toHaveCount(0)
    await member.press(page.getByRole('button', { name: member.text('nav.claims'), exact: true }))
    await expect(member.link('nav.history')).toBeVisible()
    await expect(member.button('nav.submit-claim')).toHaveCount(0)
    for (const path of ['/submit-claim', '/submit-claim/claim-type', '/submit-claim/confirmation']) {
      await member.open(path)
      await member.isAt('/dashboard')
    }
  })

  test('CLAIM-02 when no claim can be submitted online the page says so, without a dialog and without a way on', async ({ member, page, sandbox }) => {
    await sandbox.faults([{ operationId: 'listClaimTypes', status: 204 }])
    await member.signIn()
    await member.open('/submit-claim/claim-type')
    await expect(member.says('claims.claim-type.none')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(member.button('claims.continue')).toHaveCount(0)
    await member.findsThePageAccessible()
  })

  test('CLAIM-01 CLAIM-03 CLAIM-05 D-100 each type is offered, one that cannot be chosen says why; the other language asks again', async ({
    member,
    page,
    sandbox,
  }) => {
    await member.signIn('quebec')
    await new ClaimJourney(member).start()
    await expect(page.getByRole('radio', { name: /Health practitioner/ })).toBeEnabled()
    const drugs = page.getByRole('radio', { name: /Drugs/ })
    await expect(drugs).toBeDisabled()
    await expect(page.getByText(member.text('claims.type.not-in-province'))).toBeVisible()
    const asked = await sandbox.count('listClaimTypes')
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.getByRole('radio', { name: /Praticien/ })).toBeVisible()
    expect(await sandbox.count('listClaimTypes')).toBe(asked + 1)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('radio', { name: /Health practitioner/ })).toBeVisible()
    expect(await sandbox.count('listClaimTypes')).toBe(asked + 1)
  })

  test.describe('when the service fails', () => {
    test.use({ expectedErrors: ['status of 500'] })
    test('GUARD-20 ERR-04 D-59 a failing banking check is the direct deposit error, and nobody moves', async ({ member, page, sandbox }) => {
      await member.signIn()
      await sandbox.faults([{ operationId: 'getBankingDetails', status: 500 }])
      await member.press(member.button('dashboard.links.submit'))
      await expect(page.getByRole('dialog')).toBeVisible()
      await member.isAt('/dashboard')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: member.text('shell.close') })
        .last()
        .click()
      await sandbox.heal()
      await new ClaimJourney(member).start()
    })

    test('D-16 ERR-27 when the policy cannot be read nothing is allowed and no dialog says so', async ({ member, page }) => {
      await member.signIn('policy-down')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(member.button('dashboard.links.submit')).toHaveCount(0)
      await member.open('/history')
      await member.isAt('/claim-history')
    })
  })
})

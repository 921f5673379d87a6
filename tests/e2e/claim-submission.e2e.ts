import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'

/** Signed in, every question answered, the agreement ticked: one press from sending. A claim for drugs has the fewest pages on the way. */
async function readyToSubmit(member: Member): Promise<ClaimJourney> {
  await member.signIn()
  const claim = new ClaimJourney(member)
  await claim.start()
  await claim.choose(/^(Drugs|Médicaments)$/, 'radio')
  await claim.goOn('before-start/drugs', 'before-start-drugs')
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  await claim.goOn('claim-details')
  await claim.describeExpense('Insuline')
  await claim.noOtherCoverage()
  await claim.attach()
  await claim.documentsAreThere()
  await claim.informationIsRight()
  await claim.summaryIsRight()
  await claim.comment()
  await claim.accept()
  return claim
}

test.describe('sending a claim', () => {
  test('a double click sends one claim; Back after the receipt does not send another', async ({ member, page, sandbox }) => {
    test.setTimeout(120_000)
    await readyToSubmit(member)
    await sandbox.faults([{ operationId: 'submitMultiClaims', delayMs: 3000 }])
    await member.button('claims.submit').dblclick()
    await expect(page.getByRole('dialog')).toContainText(member.text('claims.submitting'))
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await member.isAt('/submit-claim/success')
    expect(await sandbox.count('submitMultiClaims')).toBe(1)
    expect(await sandbox.claims()).toHaveLength(1)
    expect(await sandbox.count('getSecurityPolicy'), 'CLAIM-78 the policy is asked for again').toBeGreaterThan(1)
    await page.goBack()
    await expect(member.button('claims.submit')).toHaveCount(0)
    expect(await sandbox.claims()).toHaveLength(1)
  })

  test.describe('with trouble', () => {
    test.use({ expectedErrors: ['status of 422', 'status of 500', 'status of 401', 'ERR_EMPTY_RESPONSE', 'ERR_CONNECTION', 'ERR_FAILED', 'ERR_NETWORK'] })

    for (const locale of ['en', 'fr'] as const) {
      for (const status of [422, 500] as const) {
        test(`CLAIM-82 ERR-01 ERR-18 ERR-35 ERR-36 a ${status} is said in the member’s language, everything is still there, and trying again works (${locale})`, async ({
          member,
          page,
          sandbox,
        }) => {
          test.setTimeout(120_000)
          member.locale = locale
          const claim = await readyToSubmit(member)
          await sandbox.faults([{ operationId: 'submitMultiClaims', status, times: 1 }])
          await claim.submit()
          await expect(page.getByRole('dialog')).toContainText(member.text('error.reference', { reference: '' }).trim())
          await expect(page.getByRole('dialog')).not.toContainText(member.text('shell.loading'))
          await member.findsThePageAccessible()
          await page
            .getByRole('dialog')
            .getByRole('button', { name: member.text('shell.close') })
            .last()
            .click()
          expect(await sandbox.claims()).toHaveLength(0)
          await expect(page.getByRole('checkbox')).toBeChecked()
          await claim.submit()
          await member.isAt('/submit-claim/success')
          expect(await sandbox.claims()).toHaveLength(1)
        })
      }
    }

    test('the connection dies after sending: the member can check, and finds the claim received once', async ({ member, page, sandbox }) => {
      test.setTimeout(120_000)
      const claim = await readyToSubmit(member)
      await sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after: true }])
      await claim.submit()
      await expect(page.getByText(member.text('claims.doubt.title'))).toBeVisible()
      await member.findsThePageAccessible()
      await sandbox.heal()
      await member.press(member.button('claims.doubt.check'))
      await member.isAt('/submit-claim/success')
      expect(await sandbox.claims()).toHaveLength(1)
    })

    test('the connection dies before sending: the check finds nothing, sending again makes one claim', async ({ member, page, sandbox }) => {
      test.setTimeout(120_000)
      const claim = await readyToSubmit(member)
      await sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network' }])
      await claim.submit()
      await expect(page.getByText(member.text('claims.doubt.title'))).toBeVisible()
      await sandbox.heal()
      await member.press(member.button('claims.doubt.check'))
      await expect(page.getByText(member.text('claims.not-received.title'))).toBeVisible()
      await claim.submit()
      await member.isAt('/submit-claim/success')
      expect(await sandbox.claims()).toHaveLength(1)
    })

    test('after a lost answer, sending again makes no second claim', async ({ member, page, sandbox }) => {
      test.setTimeout(120_000)
      const claim = await readyToSubmit(member)
      await sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after: true }])
      await claim.submit()
      await expect(page.getByText(member.text('claims.doubt.title'))).toBeVisible()
      await sandbox.heal()
      await claim.submit()
      await member.isAt('/submit-claim/success')
      expect(await sandbox.claims()).toHaveLength(1)
    })

    for (const [what, after] of [
      ['had arrived: the old one stands, and the member is told', true],
      ['had not arrived: the corrected one is sent', false],
    ] as const) {
      test(`a claim corrected after a lost answer is looked up first; it ${what}`, async ({ member, page, sandbox }) => {
        test.setTimeout(120_000)
        const claim = await readyToSubmit(member)
        await sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after }])
        await claim.submit()
        await expect(page.getByText(member.text('claims.doubt.title'))).toBeVisible()
        await sandbox.heal()
        await member.press(member.button('claims.back'))
        await claim.shows('comments')
        await claim.comment('Corrected')
        await claim.accept()
        await claim.submit()
        await member.isAt('/submit-claim/success')
        const arrivals = await sandbox.claims()
        expect(arrivals).toHaveLength(1)
        expect(arrivals[0]?.claimExtraInfo.comments).toBe(after ? 'Merci!' : 'Corrected')
        await expect(page.getByText(member.text('claims.arrived-before-change'))).toHaveCount(after ? 1 : 0)
      })
    }

    test('a 401 in the middle of the claim asks for the password in place, and goes on with what was typed', async ({ member, page, sandbox }) => {
      await member.signIn()
      const claim = new ClaimJourney(member)
      await claim.start()
      await claim.chooseType()
      await claim.agree()
      await sandbox.faults([{ operationId: 'listProviderTypes', status: 401, times: 1 }])
      await claim.choose(member.text('no'))
      await member.press(member.button('claims.continue'))
      await expect(member.dialog('reauthentication.title')).toBeVisible()
      await member.findsThePageAccessible()
      await page.getByRole('dialog').getByLabel(member.text('password-dialog.password'), { exact: true }).fill('Welcome2portal')
      await member.press(member.button('password-dialog.continue'))
      await claim.shows('provider-type')
      await claim.choosePhysiotherapist()
    })

    test('D-163 a member who may no longer submit sends nothing, and lands on the dashboard with the reason', async ({ member, page, sandbox }) => {
      test.setTimeout(120_000)
      const claim = await readyToSubmit(member)
      await page.route('**/security-policy', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), submitClaim: false } })
      })
      await claim.submit()
      await expect(page.getByRole('dialog')).toContainText(member.text('error.kind.forbidden'))
      await member.isAt('/dashboard')
      expect(await sandbox.count('submitMultiClaims')).toBe(0)
    })
  })

  test('D-119 a session that times out keeps the claim for the same member in the same tab', async ({ member, page, sandbox }) => {
    test.setTimeout(120_000)
    await page.clock.install()
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('other-coverage')
    await page.clock.runFor(35 * 60_000)
    await expect(page).toHaveURL(/status=timeout$/)
    await sandbox.advance(35 * 60)
    await member.fillSignIn('default@example.com', 'Welcome2portal')
    await member.isAt('/dashboard')
    await member.press(member.button('dashboard.links.submit'))
    await expect(page).toHaveURL(/\/submit-claim\//)
    await expect(page.getByRole('radio', { name: /Health practitioner/ })).toBeChecked()
  })
})

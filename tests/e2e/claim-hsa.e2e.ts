import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'

/** Up to the page before the list of what the account can pay. */
async function begin(member: Member): Promise<ClaimJourney> {
  await member.signIn('hsa')
  const claim = new ClaimJourney(member)
  await claim.start()
  await claim.choose('Health spending account', 'radio')
  await claim.goOn('before-start/hsa', 'before-start-hsa')
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  return claim
}

test('CLAIM-65 ERR-14 ERR-29 D-88 nothing to pay is said in its place, without a dialog', async ({ member, page, sandbox }) => {
  const claim = await begin(member)
  await sandbox.faults([{ operationId: 'searchHsaEligibleClaims', status: 204 }])
  await member.press(member.button('claims.continue'))
  await member.isAt('/submit-claim/hsa-eligible-claims')
  await expect(page.getByRole('alert')).toContainText(member.text('error.name.no-claims-found'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(member.button('claims.continue'), 'there is nothing to continue with').toHaveCount(0)
  await member.findsThePageAccessible()
  await member.press(member.button('claims.hsa.another-type'))
  await claim.shows('claim-type')
})

test.describe('a list that is refused', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('CLAIM-64 CLAIM-66 ERR-23 ERR-29 has the words of the service and their title, or those of any failure', async ({ member, page, sandbox }) => {
    await begin(member)
    const dialog = page.getByRole('dialog')
    const closes = async () => {
      await dialog
        .getByRole('button', { name: member.text('shell.close'), exact: true })
        .last()
        .click()
      await expect(dialog).toHaveCount(0)
    }
    await sandbox.faults([{ operationId: 'searchHsaEligibleClaims', status: 422, example: 'default' }])
    await member.press(member.button('claims.continue'))
    await expect(dialog).toHaveAccessibleName('No health spending account')
    await expect(dialog).toContainText('Your plan does not include a health spending account.')
    await closes()
    await page.route('**/claims/hsa-eligible', (route) => route.fulfill({ status: 422, json: {}, headers: { 'access-control-allow-origin': '*' } }))
    await member.press(member.button('error.retry'))
    await expect(dialog).toHaveAccessibleName(member.text('error.title.server'))
    await expect(dialog).toContainText('Unprocessable Entity')
    await closes()
    await page.route('**/claims/hsa-eligible', (route) => route.fulfill({ status: 500, body: '', headers: { 'access-control-allow-origin': '*' } }))
    await member.press(member.button('error.retry'))
    await expect(dialog).toHaveAccessibleName(member.text('error.title.generic'))
    await closes()
    await page.unroute('**/claims/hsa-eligible')
    await sandbox.heal()
    await member.press(member.button('error.retry'))
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })
})

test('CLAIM-68 DATA-47 what another insurer paid is 0.00 when the list arrives, and so is an amount that is missing', async ({ member, page }) => {
  const claim = await begin(member)
  await page.route('**/claims/hsa-eligible', async (route) => {
    const response = await route.fetch()
    const [first] = (await response.json()) as [Record<string, unknown>]
    const { amountPaid: _, ...rest } = first
    await route.fulfill({ response, json: [{ ...rest, amountPaidByOtherCarrier: '12.00' }] })
  })
  await claim.goOn('hsa-eligible-claims')
  await expect(page.getByText(/your plan paid \$0\.00, another insurer \$0\.00/)).toBeVisible()
  await claim.choose(/./, 'checkbox')
  await claim.goOn('hsa')
  await expect(member.field('form.hsaPayment.lines.updatedCobAmount.label')).toHaveValue('0.00')
})

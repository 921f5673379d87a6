import { ClaimJourney, VISITS } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'

test('CLAIM-09 CLAIM-51 D-154 ROUTE-130 the account pays the rest of a visit when the member says so, and nothing is chosen beforehand', async ({
  member,
  sandbox,
  page,
}, { project }) => {
  test.setTimeout(120_000)
  member.locale = languageOf(project)
  await sandbox.vary('hsa', { policy: { easyHsa: false } })
  await member.signIn('hsa')
  const claim = new ClaimJourney(member)
  await claim.reach('claim-details')
  await claim.enterVisits([...VISITS], 'hsa')
  await expect(member.says('claims.hsa.example')).toBeVisible()
  await expect(page.getByText(/412[.,]50/)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await member.press(member.button('claims.continue'))
  await expect(member.says('form.hsaClaim.isHsa.error.required')).toBeVisible()
  await member.findsThePageAccessible()
  await claim.answer('form.hsaClaim.isHsa.label', 'yes')
  const reasons = page.waitForRequest(/cob-reasons/)
  await claim.goOn('other-coverage')
  expect(new URL((await reasons).url()).searchParams.get('hsaType')).toBe('HSA')
  await claim.noOtherCoverage()
  await claim.attach()
  await claim.documentsAreThere()
  await claim.informationIsRight()
  await expect(page.getByText(member.text('form.hsaClaim.isHsa.label'))).toBeVisible()
  await claim.summaryIsRight()
  await claim.comment()
  await claim.accept()
  await claim.submit()
  await member.isAt('/submit-claim/success')
  const [arrival] = await sandbox.claims()
  expect(arrival?.claimExtraInfo).toMatchObject({ isHsa: true, isAutoHsa: false })
  await sandbox.advance(61)
  await member.press(member.link('claims.receipt.home'))
  await expect(page.getByText(/412[.,]50/)).toHaveCount(0)
})

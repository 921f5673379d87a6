import { ClaimJourney, VISITS } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import type { Member } from './support/member.ts'

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
  await claim.send()
  const [arrival] = await sandbox.claims()
  expect(arrival?.claimExtraInfo).toMatchObject({ isHsa: true, isAutoHsa: false })
  await sandbox.advance(61)
  await member.press(member.link('claims.receipt.home'))
  await expect(page.getByText(/412[.,]50/)).toHaveCount(0)
})

/** From the dashboard to the list of what the account can pay. */
async function toList(member: Member, persona: string, list: string): Promise<ClaimJourney> {
  test.setTimeout(120_000)
  await member.signIn(persona, member.locale)
  const claim = new ClaimJourney(member)
  claim.onStep = async () => {
    if (/hsa|claim-summary/.test(member.page.url())) await member.findsThePageAccessible()
  }
  await claim.start()
  await claim.choose(/^(Health spending account|Compte de gestion-santé)$/, 'radio')
  await claim.goOn('before-start/hsa', 'before-start-hsa')
  await expect(member.says('claims.before-start.needed.processed')).toBeVisible()
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  await claim.goOn(list)
  return claim
}

for (const { persona, list, operation, rows } of [
  { persona: 'hsa', list: 'hsa-eligible-claims', operation: 'searchHsaEligibleClaims', rows: 'ROUTE-129 API-081' },
  { persona: 'hsa-alternate', list: 'hsa-eligible-claim', operation: 'listHsaEligibleClaims', rows: 'ROUTE-129 API-080' },
] as const)
  test(`CLAIM-04 CLAIM-10 CLAIM-63 CLAIM-67 CLAIM-69 CLAIM-70 ROUTE-113 ${rows} ${persona}: the account pays what earlier claims left, and its balance goes down`, async ({
    member,
    sandbox,
    page,
  }, { project }) => {
    member.locale = languageOf(project)
    const claim = await toList(member, persona, list)
    expect(await sandbox.count(operation)).toBe(1)
    await expect(page.getByText(/412[.,]50/)).toBeVisible()
    // in the groups of the claims they are from
    await expect(page.getByText(/^(Claim|Demande) C1\d+-\d+$/).nth(1)).toBeVisible()
    await member.press(member.button('claims.continue'))
    await expect(member.says('form.hsaEligibleClaims.services.error.required')).toBeVisible()
    const boxes = page.getByRole('checkbox')
    await member.hands.choose(boxes.nth(0))
    await member.hands.choose(boxes.nth(1))
    await claim.goOn('hsa')
    const date = await page.getByText(member.text('claims.hsa.date')).locator('xpath=following-sibling::dd[1]').innerText()
    const since = page.getByLabel(member.text('form.hsaPayment.lines.updatedCobAmount.label'))
    await expect(since).toHaveCount(2)
    await expect(since.first()).toHaveValue(/^0[.,]00$/)
    await member.hands.write(since.first(), '9999')
    await member.press(member.button('claims.continue'))
    await expect(member.says('form.hsaPayment.lines.updatedCobAmount.error.max_value')).toBeVisible()
    await member.hands.write(since.first(), '1')
    await claim.goOn('verify-information')
    await claim.informationIsRight()
    await expect(page.getByText(date)).toBeVisible()
    await claim.send()
    const [arrival] = await sandbox.claims()
    const { claimType, isHsa, hsaClaimDate, hsaServices = [], benefitServices } = arrival!.claimExtraInfo
    expect({ claimType, isHsa, benefitServices }).toEqual({ claimType: 'XX-HSA', isHsa: true })
    expect(hsaClaimDate).toMatch(/^\d{8}$/)
    expect(hsaServices.map(({ hsaRequestedFlag, updatedCobAmount }) => [hsaRequestedFlag, updatedCobAmount])).toEqual([
      [true, '1.00'],
      [true, '0.00'],
    ])
    await sandbox.advance(61)
    await member.press(member.link('claims.receipt.home'))
    await expect(page.getByText(/412[.,]50/)).toHaveCount(0)
    if (persona === 'hsa') {
      await member.goTo('/history')
      await expect(page.getByRole('row').filter({ hasText: /Health spending account -|Compte de gestion-santé –/ })).toHaveCount(2)
    }
  })

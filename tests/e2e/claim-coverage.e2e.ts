import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('other coverage', () => {
  test('CLAIM-41 CLAIM-45 CLAIM-48 CLAIM-49 CLAIM-51 CLAIM-57..59 CLAIM-61 GUARD-14 with coverage on file and one reason with a note, to the receipt', async ({
    member,
    page,
    sandbox,
  }) => {
    test.setTimeout(120_000)
    await member.signIn('cob')
    const claim = new ClaimJourney(member)
    await claim.reach('other-coverage')
    // this plan has no health spending account
    await member.goTo('/submit-claim/hsa')
    await claim.shows('other-coverage')
    await expect(page.getByText('Northstar Assurance')).toBeVisible()
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
    await claim.answer('form.otherCoverage.infoOnFileValid.label', 'yes')
    await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'yes')
    const paid = page.getByLabel(member.text('form.otherCoverage.lines.amountPaidByOtherCarrier.label'))
    await paid.nth(0).fill('0')
    await paid.nth(1).fill('200')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('form.otherCoverage.lines.amountPaidByOtherCarrier.error.max_value')).first()).toBeVisible()
    await paid.nth(1).fill('50,25')
    for (const stop of ['Requires prescription', 'Requires prior authorization']) {
      await claim.choose(stop)
      await member.press(member.button('claims.continue'))
      const message = stop.includes('prior')
        ? 'Prior authorization is required to complete this claim submission.'
        : 'A prescription is required to complete this claim submission.'
      await expect(page.getByText(message)).toBeVisible()
      await member.isAt('/submit-claim/other-coverage')
    }
    await claim.choose('Other')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('form.otherCoverage.lines.cobOtherReasonNote.error.required')).first()).toBeVisible()
    await page.getByLabel(member.text('form.otherCoverage.lines.cobOtherReasonNote.label')).fill('The plan ended in June')
    await claim.goOn('attach-documents')
    await claim.goOn('documents-to-attach')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('claims.stop.documents'))).toBeVisible()
    await member.press(member.button('claims.attached.change'))
    await claim.shows('attach-documents')
    await claim.attach()
    await claim.documentsAreThere()
    await claim.informationIsRight()
    await expect(page.getByText('The plan ended in June')).toBeVisible()
    await claim.send()
    const [arrival] = await sandbox.claims()
    expect(arrival?.claimExtraInfo.coordinationOfBenefits).toMatchObject({
      doesMemberHaveOtherCov: true,
      infoOnFileValid: true,
      cobCovChanged: false,
      wasSubmittedToOtherFirst: true,
    })
    expect(arrival?.claimExtraInfo.coordinationOfBenefits?.extCovCarrierCode).toBeTruthy()
    expect(arrival?.claimExtraInfo.isRta).toBe(false)
    expect(
      arrival?.claimExtraInfo.benefitServices?.map(({ amountPaidByOtherCarrier, cobOtherReason, cobOtherReasonNote }) => ({
        amountPaidByOtherCarrier,
        cobOtherReason,
        cobOtherReasonNote,
      })),
    ).toEqual([
      { amountPaidByOtherCarrier: '0.00', cobOtherReason: 6, cobOtherReasonNote: 'The plan ended in June' },
      { amountPaidByOtherCarrier: '50.25', cobOtherReason: undefined, cobOtherReasonNote: undefined },
    ])
  })

  test('CLAIM-46 CLAIM-50 new coverage asks for the other plan, and stores its dates as digits', async ({ member, page, sandbox }) => {
    test.setTimeout(120_000)
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('other-coverage')
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('form.otherCoverage.cobNewInfoMemberName.error.required')).first()).toBeVisible()
    await expect(page.getByText(member.text('form.otherCoverage.covers.error.required')).first()).toBeVisible()
    await member.findsThePageAccessible()
    await member.field('form.otherCoverage.cobNewInfoMemberName.label').fill('Daniel Cormier')
    await member.field('form.otherCoverage.cobNewInfoPolicyId.label').fill('NS-4471')
    await member.field('form.otherCoverage.cobNewInfoIdNumber.label').fill('88-1203')
    await page.getByLabel(member.text('form.date.day'), { exact: true }).fill('1')
    await page.getByLabel(member.text('form.date.month'), { exact: true }).fill('2')
    await page.getByLabel(member.text('form.date.year'), { exact: true }).fill('2024')
    await claim.choose(member.text('form.otherCoverage.cobNewInfoIsIndividual.option.false'))
    await claim.choose(member.text('form.otherCoverage.covers.option.cobNewInfoHasHealth'))
    await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'no')
    await claim.goOn('attach-documents')
    await claim.attach()
    await claim.documentsAreThere()
    await claim.informationIsRight()
    await claim.send()
    const [arrival] = await sandbox.claims()
    expect(arrival?.claimExtraInfo.coordinationOfBenefits).toMatchObject({
      cobNewInfoMemberName: 'Daniel Cormier',
      cobNewInfoEffDate: '20240201',
      cobNewInfoIsIndividual: false,
      cobNewInfoHasHealth: true,
      cobNewInfoHasDental: false,
      wasSubmittedToOtherFirst: false,
    })
  })

  test('CLAIM-47 coverage on file that ended asks for the date', async ({ member, page }) => {
    await member.signIn('cob')
    const claim = new ClaimJourney(member)
    await claim.reach('other-coverage')
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
    await claim.answer('form.otherCoverage.anyPastCovThatEnded.label', 'yes')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('form.otherCoverage.cobPrevInfoTermDate.error.required')).first()).toBeVisible()
  })
})

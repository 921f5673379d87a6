import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { monthsBefore, today8 } from '~/domain/dates/date8.ts'
import { Claim } from './support/claim.ts'
import { receiptPhoto } from './support/drafts.ts'
import { renderPage } from './support/render-page.tsx'

/**
 * This test runs in a copy of the portal that has an additional claim type (tests/contract/new-claim-type.test.ts). The
 * new type asks about an ambulance, which no real claim type does.
 */
test('a claim of a new type with known kinds of questions is filled in, shown in the summary, sent and received', async () => {
  const member = await renderPage('claims.claim-type', {
    persona: 'default',
    before: (sandbox) => sandbox.faults([{ operationId: 'listClaimTypes', example: 'en-default' }]),
  })
  const claim = new Claim(member)
  const amount = member.text('form.claimItems.items.amountPaid.label')
  await claim.choose('Ambulance')
  await claim.goOn('before-start')
  await claim.goOn('treatment-for-accident')
  await member.choose(
    page
      .getByRole('radiogroup', { name: 'Was somebody else at fault?' })
      .getByRole('radio', { name: 'No', exact: true }),
  )
  await member.choose(
    page.getByRole('radiogroup', { name: 'Were you working?' }).getByRole('radio', { name: 'Yes', exact: true }),
  )
  await member.expectNoAxeViolations()
  await claim.goOn('claim-items')
  const date = monthsBefore(today8(), 1)
  await claim.choose('Marie-Ève Roy-Côté')
  await claim.writeDay(page, date.slice(6), date.slice(4, 6), date.slice(0, 4))
  await member.write(member.field('form.claimItems.items.whatIsClaimFor.label'), 'Ambulance to the hospital')
  await member.write(page.getByLabelText(amount), '80')
  await claim.goOn('other-coverage')
  await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
  await claim.goOn('attach-documents')
  await page.css('input[type=file]').first().upload(receiptPhoto())
  await expect.element(page.getByText('receipt.png')).toBeVisible()
  await claim.goOn('claim-summary')
  await expect.element(page.getByText('Were you working?')).toBeVisible()
  await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
  await member.press(claim.lastButton())
  await member.isAt('/submit-claim/success')
  const arrivals = await member.sandbox.claims()
  expect(arrivals.map(({ claimExtraInfo }) => claimExtraInfo)).toMatchObject([
    {
      claimType: 'XX-AMBU',
      isAccidentThirdParty: false,
      isWorkersCompEligible: true,
      manualClaimServiceItems: [{ whatIsClaimFor: 'Ambulance to the hospital' }],
    },
  ])
})

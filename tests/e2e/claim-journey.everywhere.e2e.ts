import { readFileSync } from 'node:fs'
import { ClaimJourney, VISITS } from './support/claim.ts'
import { receiptPhoto, statementPdf } from './support/documents.ts'
import { expect, test } from './support/fixtures.ts'

for (const locale of ['en', 'fr'] as const) {
  test.describe(`a physiotherapy claim for two people, in ${locale === 'en' ? 'English' : 'French'}`, () => {
    test(`CLAIM-01 CLAIM-11 CLAIM-14 CLAIM-18 CLAIM-22 CLAIM-32 CLAIM-35 CLAIM-37 CLAIM-60 CLAIM-62 CLAIM-73..76 CLAIM-78..81 from sign-in to the statement of the paid line`, async ({
      member,
      page,
      sandbox,
    }) => {
      test.setTimeout(180_000)
      member.locale = locale
      const claim = new ClaimJourney(member)
      claim.onStep = () => member.findsThePageAccessible()
      await member.open('/login')
      await member.findsThePageAccessible()
      await member.signIn()
      await member.findsThePageAccessible()

      await claim.reach('claim-summary')
      for (const { person } of VISITS) await expect(page.getByText(person).first()).toBeVisible()

      // Edit one answer and come back.
      await page.getByRole('button', { name: `${member.text('claims.summary.edit')} ${member.text('page.claims.treatment-for-accident')}` }).click()
      await member.isAt('/submit-claim/treatment-for-accident')
      await claim.answer('form.treatmentForAccident.isAccident.label', 'yes')
      await claim.answer('form.treatmentForAccident.isAccidentThirdParty.label', 'no')
      await claim.answer('form.treatmentForAccident.isFirstClaimForAccident.label', 'yes')
      await claim.answer('form.treatmentForAccident.isWorkersCompEligible.label', 'no')
      await claim.goOn('claim-summary')

      await claim.summaryIsRight()
      await claim.comment('Merci beaucoup!')
      await claim.accept()
      await claim.submit()
      await member.isAt('/submit-claim/success')
      await member.findsThePageAccessible()
      await expect(member.says('claims.receipt.reference')).toBeVisible()

      const [arrival, ...others] = await sandbox.claims()
      expect(others).toEqual([])
      expect(arrival?.claimExtraInfo.benefitServices?.map(({ amountPaid, dateOfService }) => [amountPaid, dateOfService])).toEqual(
        VISITS.map(({ stored, year, month, day }) => [stored, `${year}${month}${day}`]),
      )
      expect(arrival?.claimExtraInfo).toMatchObject({
        comments: 'Merci beaucoup!',
        hasComments: true,
        isFirstClaimForAccident: true,
        isAccidentThirdParty: false,
        isAutoHsa: false,
      })
      expect(arrival?.files.map(({ name, size }) => [name, size])).toEqual([
        ['file-01.png', receiptPhoto.buffer.length],
        ['file-02.pdf', statementPdf.buffer.length],
      ])

      // The dashboard shows it, then the history, with amounts once it is decided.
      await member.press(member.link('claims.receipt.home'))
      await member.isAt('/dashboard')
      await expect(member.says('status.in-progress')).toBeVisible()
      await sandbox.advance(61)
      await page.reload()
      await member.open('/history')
      await expect(page.getByRole('heading', { level: 1, name: member.text('page.history.combined') })).toBeVisible()
      await member.findsThePageAccessible()
      const lines = page
        .getByRole('row')
        .filter({ hasText: /Physio/ })
        .filter({ hasText: /80|95/ })
      await expect(lines.first()).toContainText(member.text('status.processed'))

      const [pdf] = await Promise.all([page.waitForEvent('download'), member.press(member.button('history.download'))])
      expect(pdf.suggestedFilename()).toBe(locale === 'en' ? 'claims.pdf' : 'demandes.pdf')
      await lines.first().getByRole('link').click()
      await member.isAt('/history/details/[^/]+/\\d+')
      await expect(member.heading('history.details.amounts')).toBeVisible()
      await member.findsThePageAccessible()
      const [statement] = await Promise.all([page.waitForEvent('download'), member.press(member.button('history.details.download'))])
      const content = readFileSync(await statement.path())
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(content.subarray(-1024).toString('latin1')).toContain('%%EOF')
    })
  })
}

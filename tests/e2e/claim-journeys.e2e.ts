import { readFileSync } from 'node:fs'
import { DENTAL, DISABILITY, isClaimed, isClaimedFromTheStart, isDecided, VISION } from './support/claim-types.ts'
import { ClaimJourney, VISITS } from './support/claim.ts'
import { receiptPhoto, statementPdf } from './support/documents.ts'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'

test.describe.configure({ timeout: 120_000 })

test(
  'a member submits a physiotherapy claim for two people, finds it in the history and saves its statement',
  {
    tag: ['@CLAIM-04', '@CLAIM-37', '@CLAIM-79', '@CLAIM-81'],
  },
  async ({ member, page, sandbox }) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('claim-summary')
    await claim.comment('Merci beaucoup!')
    await claim.accept()
    await claim.submit()
    await member.isAt('/submit-claim/success')
    await expect(member.getByText('claims.receipt.reference')).toBeVisible()
    await member.expectNoAxeViolations()

    const [arrival, ...others] = await sandbox.claims()
    expect(others).toEqual([])
    expect(
      arrival?.claimExtraInfo.benefitServices?.map(({ amountPaid, dateOfService }) => [amountPaid, dateOfService]),
    ).toEqual(VISITS.map(({ stored, year, month, day }) => [stored, `${year}${month}${day}`]))
    expect(new Set(arrival?.claimExtraInfo.benefitServices?.map(({ participantId }) => participantId)).size).toBe(2)
    expect(arrival?.claimExtraInfo).toMatchObject({ comments: 'Merci beaucoup!', hasComments: true, isAutoHsa: false })
    expect(arrival?.files.map(({ name, size }) => [name, size])).toEqual([
      ['file-01.png', receiptPhoto.buffer.length],
      ['file-02.pdf', statementPdf.buffer.length],
    ])

    // The dashboard shows the claim at once. The history shows the claim with amounts after it is decided.
    await member.press(member.link('claims.receipt.home'))
    await member.isAt('/dashboard')
    await expect(member.getByText('status.in-progress')).toBeVisible()
    await sandbox.advance(61)
    await member.open('/history')
    const lines = page
      .getByRole('row')
      .filter({ hasText: /Physio/ })
      .filter({ hasText: /80|95/ })
    await expect(lines.first()).toContainText(member.text('status.processed'))

    const [pdf] = await Promise.all([page.waitForEvent('download'), member.press(member.button('history.download'))])
    expect(pdf.suggestedFilename()).toMatch(/^claims-[\d_-]+\.pdf$/)
    await lines.first().getByRole('link').click()
    await member.isAt('/history/details/[^/]+/\\d+')
    await expect(
      page.getByRole('heading', {
        name: new RegExp(member.text('history.story.amounts', { amount: 'AMOUNT' }).replace('AMOUNT', '.+')),
      }),
    ).toBeVisible()
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      member.press(member.button('history.details.download')),
    ])
    const content = readFileSync(await statement.path())
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.subarray(-1024).toString('latin1')).toContain('%%EOF')
  },
)

test(
  'a member signs in and submits a dental claim with the keyboard alone',
  { tag: ['@A11Y-08', '@CLAIM-04'] },
  async ({ member, page }) => {
    member.usesOnlyTheKeyboard()
    await member.signInByForm(DENTAL.persona)
    await member.press(page.getByRole('button', { name: member.text('nav.claims'), exact: true }))
    await member.press(
      page.getByRole('navigation').getByRole('button', { name: member.text('nav.submit-claim'), exact: true }),
    )
    const claim = new ClaimJourney(member)
    await claim.shows('claim-type')
    await isClaimed(claim, DENTAL)
    await isDecided(member, DENTAL.shown)
  },
)

for (const type of [VISION, DISABILITY])
  test(
    `a claim of type ${type.type} is submitted from its first page to the history`,
    { tag: ['@CLAIM-04'] },
    async ({ member }) => {
      await isClaimedFromTheStart(member, type, 'en')
    },
  )

test(
  'the spending account pays the unpaid part of earlier claims, and its balance is lowered',
  { tag: ['@CLAIM-04', '@CLAIM-69'] },
  async ({ member, page, sandbox }) => {
    await member.signIn('hsa', 'en', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    await claim.pick(/^Health spending account/, 'before-start/hsa', 'before-start-hsa')
    await claim.goOn('hsa-eligible-claims')
    await expect(page.getByText('412.50')).toBeVisible()
    for (const at of [0, 1]) await member.hands.choose(page.getByRole('checkbox').nth(at))
    await claim.goOn('hsa')
    await claim.goOn('claim-summary')
    await claim.send()
    const [arrival] = await sandbox.claims()
    expect(arrival?.claimExtraInfo.hsaServices?.map(({ hsaRequestedFlag }) => hsaRequestedFlag)).toEqual([true, true])
    await sandbox.advance(61)
    await member.press(member.link('claims.receipt.home'))
    await expect(page.getByText(/\$\d+\.\d\d/).first()).toBeVisible()
    await expect(page.getByText('412.50')).toHaveCount(0)
    await member.goTo('/history')
    await expect(page.getByRole('row').filter({ hasText: /Health spending account –/ })).toHaveCount(2)
  },
)

test(
  'an unfinished claim is kept for its member in the same tab when the session times out',
  { tag: ['@D-119'] },
  async ({ member, page, sandbox }) => {
    await page.clock.install()
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.start()
    await claim.chooseType()
    await member.idle(35)
    await expect(page).toHaveURL(/status=timeout$/)
    await sandbox.advance(35 * 60)
    await member.fillSignIn('default@example.com', 'Welcome2portal')
    await member.isAt('/dashboard')
    await member.press(member.button('dashboard.links.submit'))
    await claim.shows('claim-type')
    await expect(page.getByRole('radio', { name: /Health practitioner/ })).toBeChecked()
  },
)

/**
 * Reloads the portal in the middle of a claim. Returns the types of the dialogs that the browser showed before the
 * reload.
 */
async function leaveDocument(member: Member): Promise<readonly string[]> {
  const asked: string[] = []
  member.page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await member.open('/submit-claim/confirmation')
  return asked
}

test(
  'Back and Forward keep an unfinished claim; if no draft can be saved, a reload asks first and then discards the claim',
  {
    tag: ['@D-119'],
  },
  async ({ member, page, sandbox, expectedErrors }) => {
    expectedErrors.push('status of 503')
    await sandbox.faults([{ operationId: 'saveClaimDraft', status: 503 }])
    await member.signIn('default', 'en', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    await claim.chooseType()
    await claim.answer('form.treatmentForAccident.isAccident.label', 'yes')
    const yes = page
      .getByRole('radiogroup', { name: member.text('form.treatmentForAccident.isAccident.label') })
      .getByRole('radio', { name: 'Yes', exact: true })
    await page.goBack()
    await claim.shows('claim-type')
    await page.goForward()
    await claim.shows('before-start')
    await expect(yes).toBeChecked()
    expect(await leaveDocument(member)).toEqual(['beforeunload'])
    await claim.shows('claim-type')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(member.button('claims.kept.continue')).toHaveCount(0)
  },
)

test(
  'a saved draft is resumed after a reload without a question to the member',
  { tag: ['@D-189'] },
  async ({ member, page }) => {
    await member.signIn('default', 'en', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    const kept = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/claim-draft'),
    )
    await claim.chooseType()
    await kept
    expect(await leaveDocument(member)).toEqual([])
    await claim.shows('claim-type')
    await member.press(member.button('claims.kept.continue'))
    await claim.shows('before-start')
  },
)

test(
  'after a reload without an answer, the first step tells that the claim was received',
  { tag: ['@CLAIM-79', '@D-21'] },
  async ({ member, page, sandbox, expectedErrors }) => {
    expectedErrors.push('net::ERR_EMPTY_RESPONSE')
    await member.signIn('hsa', 'fr', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    await claim.pick(/^Compte de gestion-santé/, 'before-start/hsa', 'before-start-hsa')
    await claim.goOn('hsa-eligible-claims')
    await member.hands.choose(page.getByRole('checkbox').first())
    await claim.goOn('hsa')
    await claim.goOn('claim-summary')
    await sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after: true }])
    await claim.accept()
    await claim.submit()
    await expect(member.getByText('claims.doubt.title')).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await claim.shows('claim-type')
    await expect(member.getByText('claims.kept.arrived')).toBeVisible()
    expect(await sandbox.claims()).toHaveLength(1)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage)), 'no key in the storage').not.toMatch(/sentClaim/)
  },
)

import { ClaimJourney } from './support/claim.ts'
import { receiptPhoto } from './support/documents.ts'
import { expect, test } from './support/fixtures.ts'
import { counted } from './support/hands.ts'

/** What a person needs for one interaction: to read, to find it, to press or type. */
const SECONDS_EACH = 2

test('experience.md a physiotherapy claim with a photo takes fewer than 40 interactions and less than two minutes; who was seen is offered first', async ({
  member,
  page,
  sandbox,
}) => {
  await member.signIn()
  const hands = counted(member.hands)
  member.hands = hands
  const claim = new ClaimJourney(member)
  const began = Date.now()
  await claim.start()
  await claim.chooseType()
  await claim.agree()
  await claim.notAnAccident()
  // The first choice is somebody seen before: no search.
  await expect(page.getByRole('group', { name: member.text('claims.providers.recent') })).toBeVisible()
  await hands.choose(page.getByRole('radio').first())
  await claim.goOn('service-list')
  await hands.choose(page.getByRole('checkbox').first())
  await claim.goOn('service-selection')
  await claim.keepCounts()
  await claim.enterVisits([{ person: 'Marie-Ève Roy-Côté', day: '10', month: '11', year: '2026', amount: '80' }])
  await claim.noOtherCoverage()
  hands.count += 2 // opening the camera or the files, and taking or choosing the photo
  await page.locator('input[type=file]').first().setInputFiles([receiptPhoto])
  await expect(page.getByText(receiptPhoto.name)).toBeVisible()
  await claim.goOn('documents-to-attach')
  await claim.documentsAreThere()
  await claim.informationIsRight()
  await claim.summaryIsRight()
  await claim.goOn('confirmation')
  await claim.accept()
  await claim.submit()
  await member.isAt('/submit-claim/success')
  const waited = (Date.now() - began) / 1000
  expect(await sandbox.claims()).toHaveLength(1)
  test.info().annotations.push({ type: 'measured', description: `${hands.count} interactions, ${waited.toFixed(0)} s of the machine` })
  expect(hands.count).toBeLessThan(40)
  expect(hands.count * SECONDS_EACH + waited, `${hands.count} interactions`).toBeLessThan(120)
})

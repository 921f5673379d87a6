import { ClaimJourney, VISITS } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import type { Member } from './support/member.ts'
import type { SandboxControl } from './support/sandbox-control.ts'

const [VISIT] = VISITS

/** A claim wizard just opened, every step of which is looked at. */
async function begin(member: Member, project: { readonly name: string }): Promise<ClaimJourney> {
  test.setTimeout(120_000)
  member.locale = languageOf(project)
  await member.signIn('default', member.locale)
  const claim = new ClaimJourney(member)
  claim.onStep = () => member.findsThePageAccessible()
  await claim.start()
  return claim
}

/** From the documents to the receipt, and on to the history, where the decided claim stands as this. */
async function finish(claim: ClaimJourney, sandbox: SandboxControl, shown: RegExp) {
  const { member } = claim
  await claim.attach()
  await claim.documentsAreThere()
  await claim.informationIsRight()
  await claim.summaryIsRight()
  await claim.comment()
  await claim.accept()
  await claim.submit()
  await member.isAt('/submit-claim/success')
  await member.findsThePageAccessible()
  const arrivals = await sandbox.claims()
  expect(arrivals).toHaveLength(1)
  await sandbox.advance(61)
  await member.press(member.link('claims.receipt.home'))
  await member.isAt('/dashboard')
  await member.open('/history')
  await expect(member.page.getByRole('row').filter({ hasText: shown }).first()).toContainText(member.text('status.processed'))
  return arrivals[0]!.claimExtraInfo
}

test('CLAIM-04 CLAIM-10 CLAIM-11 CLAIM-31 ROUTE-110 a dental claim has one line, and no list of services', async ({ member, sandbox, page }, { project }) => {
  const claim = await begin(member, project)
  await claim.choose(/^(Dental|Soins dentaires)$/, 'radio')
  await claim.goOn('before-start/dental', 'before-start-dental')
  await expect(member.says('claims.before-start.needed.dental')).toBeVisible()
  await expect(page.getByText(/12 (months|mois)/).first()).toBeVisible()
  await claim.agree()
  await claim.notAnAccident()
  await claim.choose(/^(Dentist|Dentiste)$/, 'radio')
  await claim.goOn('provider-search')
  await claim.search()
  await member.hands.choose(page.getByRole('radio').first())
  await claim.goOn('claim-details')
  await claim.enterVisits([VISIT])
  await claim.noOtherCoverage()
  expect(await finish(claim, sandbox, /Dental care|Soins dentaires/)).toMatchObject({
    claimType: 'XX-DENT',
    benefitServices: [{ serviceId: -99, amountPaid: VISIT.stored, dateOfService: `${VISIT.year}${VISIT.month}${VISIT.day}` }],
  })
})

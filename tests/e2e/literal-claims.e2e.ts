import { DENTAL, DISABILITY, DRUGS, EXTENDED_HEALTH, LIFE, TRAVEL, VISION, WELLNESS } from './support/claim-types.ts'
import { ClaimJourney, VISITS } from './support/claim.ts'
import { expect, test, type LiteralControl, type LiteralMember } from './support/literal.ts'

/** Sets up the participants for whom the tests claim, and the benefits that each claim type requires. */
async function prepare(literal: LiteralControl): Promise<void> {
  await literal.settings({ numbers: 'text' })
  // empty, because the specification does not show the entries of this list
  await literal.answers('recentClaimServices', { body: [] })
  await literal.answers('benefits', 'none')
  const person = {
    certificateId: '900000001',
    terminationDate: null,
    active: true,
    medicalExclusion: false,
    privacyConsent: true,
    dateOfBirth: '19800131',
  }
  await literal.answers('participants', {
    body: [
      { ...person, participantId: '01', isCardholder: true, firstName: 'MARIE-ÈVE', lastName: 'ROY-CÔTÉ' },
      { ...person, participantId: '02', isCardholder: false, firstName: 'THÉO', lastName: 'CORMIER-ROY' },
    ],
  })
  await literal.answers('providerTypes', {
    body: [
      { providerType: 'PHYSPARA', providerTypeName: 'Physiotherapist' },
      { providerType: 'DENTINDI', providerTypeName: 'Dentist' },
    ],
  })
}

/** A dental claim. Dentists of the member's own town are listed at once. */
async function dental(claim: ClaimJourney): Promise<void> {
  await claim.pick(/^Dental/, 'before-start/dental', 'before-start-dental')
  await claim.notAnAccident()
  await claim.pick(/^Dentist$/, 'provider-search/results', 'provider-results')
  await claim.pick(/LEBLANC/i, 'claim-details')
  await claim.enterVisits([VISITS[0]])
  await claim.noOtherCoverage()
}

/** A vision claim for glasses bought online, so no provider is searched. */
async function vision(claim: ClaimJourney): Promise<void> {
  const { member } = claim
  await claim.pick(/^Vision/, 'before-start')
  await claim.goOn('provider-type/vision', 'provider-type-vision')
  await claim.answer('form.providerTypeVision.purchasedOnline.label', 'yes')
  await member.hands.write(member.field('form.providerTypeVision.organizationName.label'), 'Lunettes Clic')
  await claim.goOn('service-list')
  await claim.choose(/^Glasses$/, 'checkbox')
  await claim.goOn('claim-details/vision', 'claim-details-vision')
  const line = member.page.locator('[id="claimDetailsVision_lines"] section').first()
  await member.hands.choose(line.getByRole('radio', { name: VISITS[0].person }))
  await claim.enterDay()
  await member.hands.write(line.getByLabel(member.text('form.claimDetailsVision.lines.amountPaid.label')), '320')
  await claim.goOn('other-coverage')
  await claim.noOtherCoverage()
}

/**
 * Fields that the portal sends in a claim although the specification does not list them: the amount of a line that the
 * member described, and the participant of each line in a claim for several people (Q-112, D-105).
 */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  'XX-PHAR': ['claim manualClaimServiceItems: amountPaid is not in the text'],
  'XX-TRAV': ['claim manualClaimServiceItems: amountPaid is not in the text'],
}

/**
 * Answers the steps from the documents to the confirmation. Checks that one claim is recorded, as the specification
 * describes it.
 */
async function sends(
  member: LiteralMember,
  claim: ClaimJourney,
  type: string,
  beyond: readonly string[] = [],
): Promise<void> {
  await claim.attach()
  await claim.accept()
  await member.button('claims.submit').dblclick()
  await member.isAt('/submit-claim/success')
  const claims = await member.literal.claims()
  expect(claims).toHaveLength(1)
  expect(JSON.parse(claims[0]!.claimExtraInfo ?? '')).toMatchObject({ claimType: type })
  expect(claims[0]!.files.map(({ name }) => name)).toEqual(['file-01.png', 'file-02.pdf'])
  expect(claims[0]!.unknown).toEqual(beyond)
  const calls = await member.literal.calls()
  expect(calls.indexOf('securityPolicy'), 'the policy is fetched first').toBeLessThan(calls.indexOf('multiClaims'))
}

for (const [at, type] of [
  EXTENDED_HEALTH,
  { ...DENTAL, answer: dental },
  DRUGS,
  TRAVEL,
  { ...VISION, answer: vision },
  WELLNESS,
  DISABILITY,
  LIFE,
].entries())
  test(`a claim of type ${type.type} is recorded once by a service that responds ${at % 2 ? 'with a message' : 'without a body'}`, async ({
    member,
    literal,
  }) => {
    await prepare(literal)
    await literal.answers('multiClaims', at % 2 ? 'message' : 'default')
    await literal.settings({ lenient: true })
    await member.signIn('', 'en', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    await claim.shows('claim-type')
    await type.answer(claim)
    await sends(member, claim, type.type, BEYOND[type.type])
  })

/** A practitioner's claim, up to the list of physiotherapists. */
async function comesToPhysiotherapists(claim: ClaimJourney): Promise<void> {
  await claim.chooseType(/^Practitioner/)
  await claim.notAnAccident()
  await claim.choosePhysiotherapist()
}

test('a claim of type XX-PRAC is sent with the specialty of its first service', async ({ member, literal, page }) => {
  await prepare(literal)
  await literal.answers('multiClaims', 'message')
  await member.signIn('', 'en', '/submit-claim/claim-type')
  const claim = new ClaimJourney(member)
  await comesToPhysiotherapists(claim)
  await claim.chooseProvider()
  await claim.choose(/Physiotherapy visit/, 'checkbox')
  await claim.goOn('claim-details')
  await claim.enterVisits([VISITS[0]])
  await claim.noOtherCoverage()
  await sends(member, claim, 'PHYS')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the member can continue a claim even if the list of recent services is in an unspecified format', async ({
  member,
  literal,
}) => {
  await prepare(literal)
  await literal.answers('recentClaimServices', 'default')
  await member.signIn('', 'en', '/submit-claim/claim-type')
  await DRUGS.answer(new ClaimJourney(member))
})

test('providers with numeric ids are listed', async ({ member, literal, page }) => {
  await prepare(literal)
  await literal.settings({ numbers: 'number' })
  await member.signIn('', 'en', '/submit-claim/claim-type')
  const claim = new ClaimJourney(member)
  await comesToPhysiotherapists(claim)
  await expect(page.getByRole('radio').first()).toBeVisible()
})

for (const variant of ['default', 'drug'])
  test(`a claim of type XX-HSA asks which unpaid amounts of earlier claims the account should pay (response ${variant})`, async ({
    member,
    literal,
    page,
  }) => {
    await prepare(literal)
    await literal.answers('hsaEligible', variant === 'drug' ? { fields: { din: '02230711' } } : variant)
    await member.signIn('', 'en', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    await claim.pick(/^Health spending account/, 'before-start/hsa', 'before-start-hsa')
    await claim.goOn('hsa-eligible-claims')
    await member.hands.choose(page.getByRole('checkbox').first())
    await claim.goOn('hsa')
    await claim.goOn('claim-summary')
    await claim.accept()
    await claim.sendButton().dblclick()
    await member.isAt('/submit-claim/success')
    const claims = await literal.claims()
    expect(claims).toHaveLength(1)
  })

test('a member without banking details who starts a claim is told that direct deposit is missing', async ({
  member,
  literal,
  page,
}) => {
  await literal.answers('banking', 'none')
  await member.signIn('', 'en', '/dashboard')
  await member.press(member.button('dashboard.links.submit'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/dashboard/)
})

test('a suspended member is not offered a claim', async ({ member, literal, page }) => {
  await literal.answers('securityPolicy', 'suspended')
  await member.signIn('', 'en', '/dashboard')
  await expect(page.getByRole('button', { name: member.text('dashboard.links.submit') })).toHaveCount(0)
  await member.goTo('/submit-claim/claim-type')
  await member.isAt('/dashboard')
})

test('the claim page of a plan without claim types says that there are none', async ({ member, literal, page }) => {
  await literal.answers('claimTypes', 'none')
  await member.signIn('', 'en', '/submit-claim/claim-type')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText(member.text('error.section'))).toHaveCount(0)
})

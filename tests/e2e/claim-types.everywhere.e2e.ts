import { ClaimJourney, VISITS } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import type { Member } from './support/member.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'

const [VISIT] = VISITS

/** A claim wizard just opened; the pages that only these types show are looked at. */
async function begin(member: Member, project: { readonly name: string }, persona = 'default'): Promise<ClaimJourney> {
  test.setTimeout(120_000)
  member.locale = languageOf(project)
  await member.signIn(persona, member.locale)
  const claim = new ClaimJourney(member)
  claim.onStep = async () => {
    if (/before-start|claim-details|claim-summary|vision|service-list/.test(member.page.url())) await member.findsThePageAccessible()
  }
  await claim.start()
  return claim
}

/** From the documents to the receipt, and on to the history, where the decided claim stands as this. */
async function finish(claim: ClaimJourney, sandbox: SandboxControl, shown: RegExp) {
  const { member } = claim
  await claim.attach()
  await claim.documentsAreThere()
  await claim.informationIsRight()
  await claim.send()
  await member.findsThePageAccessible()
  const arrivals = await sandbox.claims()
  expect(arrivals).toHaveLength(1)
  await sandbox.advance(61)
  await member.press(member.link('claims.receipt.home'))
  await member.isAt('/dashboard')
  // Nothing of it waits in the next claim.
  await claim.start()
  await expect(member.page.getByRole('radio', { checked: true })).toHaveCount(0)
  await member.open('/history')
  await expect(member.page.getByRole('row').filter({ hasText: shown }).first()).toContainText(member.text('status.processed'))
  return arrivals[0]!.claimExtraInfo
}

test('CLAIM-04 extended health care goes the way of a practitioner, under its own type', async ({ member, sandbox, page }, { project }) => {
  const claim = await begin(member, project)
  await claim.chooseType(/^(Extended health|Soins de santé complémentaires)$/)
  await claim.agree()
  await claim.notAnAccident()
  await member.hands.choose(page.getByRole('radio').first())
  await claim.goOn('service-list')
  await member.hands.choose(page.getByRole('checkbox').first())
  await claim.goOn('service-selection')
  await claim.keepCounts()
  await claim.enterVisits([VISIT])
  await claim.noOtherCoverage()
  expect(await finish(claim, sandbox, /80[.,]00/)).toMatchObject({ claimType: 'XX-HEAL', benefitServices: [{ amountPaid: VISIT.stored, dateOfService: DATE }] })
})

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
  await claim.search('Dieppe')
  await member.hands.choose(page.getByRole('radio').first())
  await claim.goOn('claim-details')
  await claim.enterVisits([VISIT])
  await claim.noOtherCoverage()
  expect(await finish(claim, sandbox, /Dental care|Soins dentaires/)).toMatchObject({
    claimType: 'XX-DENT',
    benefitServices: [{ serviceId: -99, amountPaid: VISIT.stored, dateOfService: `${VISIT.year}${VISIT.month}${VISIT.day}` }],
  })
})

const DATE = `${VISIT.year}${VISIT.month}${VISIT.day}`

test('CLAIM-04 CLAIM-10 CLAIM-38 CLAIM-39 CLAIM-40 CLAIM-61 ROUTE-111 drugs are claimed in the member’s own words', async ({ member, sandbox, page }, {
  project,
}) => {
  const claim = await begin(member, project)
  await claim.choose(/^(Drugs|Médicaments)$/, 'radio')
  await claim.goOn('before-start/drugs', 'before-start-drugs')
  await expect(member.says('claims.before-start.needed.drugs')).toBeVisible()
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  await claim.goOn('claim-details')
  const lines = page.locator('[id="claimItems_items"] section')
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(members|accounts)\//.test(request.url())) calls.push(request.url())
  })
  await member.press(member.button('form.claimItems.items.add'))
  await expect(lines).toHaveCount(2)
  await lines.nth(1).getByRole('button').first().click()
  await expect(lines).toHaveCount(1)
  const what = lines.getByLabel(member.text('form.claimItems.items.whatIsClaimFor.label'))
  await member.hands.write(what.first(), 'Aspirine')
  await member.press(member.button('form.claimItems.items.add'))
  await member.press(member.button('claims.items.clear'))
  await member.findsThePageAccessible()
  await member.press(member.button('claims.items.clear.keep'))
  await expect(lines).toHaveCount(2)
  await expect(what.first()).toHaveValue('Aspirine')
  await member.press(member.button('claims.items.clear'))
  await member.press(page.getByRole('dialog').getByRole('button', { name: member.text('claims.items.clear') }))
  await expect(lines).toHaveCount(1)
  await expect(what).toHaveValue('')
  await expect(page.locator('[id="claimItems_items"]')).toBeFocused()
  expect(calls).toEqual([])
  await claim.describeExpense('Insuline')
  await member.press(member.button('claims.back'))
  await claim.shows('claim-details')
  await expect(what).toHaveValue('Insuline')
  await claim.goOn('other-coverage')
  await claim.noOtherCoverage()
  expect(await finish(claim, sandbox, /Insuline/)).toMatchObject({
    claimType: 'XX-PHAR',
    manualClaimServiceItems: [{ whatIsClaimFor: 'Insuline', amountPaid: VISIT.stored, dateOfService: DATE }],
  })
})

test('CLAIM-04 CLAIM-10 CLAIM-83 ROUTE-115 ROUTE-136 travel expenses are claimed here unless the assistance provider deals with them', async ({
  member,
  sandbox,
  page,
}, { project }) => {
  const claim = await begin(member, project)
  await claim.choose(/^(Travel|Voyage)$/, 'radio')
  await claim.goOn('before-start/travel', 'before-start-travel')
  await claim.choose(member.text('form.beforeStartTravel.agreement.label'))
  await claim.answer('form.beforeStartTravel.handledByAssistanceProvider.label', 'yes')
  await member.press(member.button('claims.continue'))
  await member.isAt('/submit-claim/travel-cannot-process')
  await expect(member.link('claims.travel-cannot-process.contact')).toBeVisible()
  await member.findsThePageAccessible()
  await page.getByRole('link', { name: member.text('claims.back'), exact: true }).click()
  await claim.shows('before-start-travel', 'before-start/travel')
  await claim.answer('form.beforeStartTravel.handledByAssistanceProvider.label', 'no')
  await claim.goOn('claim-details')
  await claim.describeExpense('Clinique à Boston')
  await claim.noOtherCoverage()
  expect(await finish(claim, sandbox, /Boston/)).toMatchObject({ claimType: 'XX-TRAV', manualClaimServiceItems: [{ whatIsClaimFor: 'Clinique à Boston' }] })
})

/** What each line of the details of a vision claim says, in the order of the kinds chosen. */
async function enterExpenses(claim: ClaimJourney, amounts: readonly string[]) {
  const { member } = claim
  const lines = member.page.locator('[id="claimDetailsVision_lines"] section')
  await expect(lines).toHaveCount(amounts.length)
  for (const [index, amount] of amounts.entries()) {
    const line = lines.nth(index)
    await member.hands.choose(line.getByRole('radio', { name: VISIT.person }))
    for (const part of ['day', 'month', 'year'] as const)
      await member.hands.write(line.getByLabel(member.text(`form.date.${part}`), { exact: true }), VISIT[part])
    await member.hands.write(line.getByLabel(member.text('form.claimDetailsVision.lines.amountPaid.label')), amount)
  }
}

test('CLAIM-04 CLAIM-10 CLAIM-16 CLAIM-17 CLAIM-27 CLAIM-28 CLAIM-36 ROUTE-109 ROUTE-118 ROUTE-121 ROUTE-125 glasses bought online name their seller', async ({
  member,
  sandbox,
}, { project }) => {
  const claim = await begin(member, project)
  await claim.choose(/^(Vision|Soins de la vue)$/, 'radio')
  await claim.goOn('before-start')
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  await claim.goOn('provider-type/vision', 'provider-type-vision')
  await claim.answer('form.providerTypeVision.purchasedOnline.label', 'yes')
  await member.hands.write(member.field('form.providerTypeVision.organizationName.label'), 'Lunettes Clic')
  await claim.goOn('service-list')
  expect(await sandbox.called()).toContain('listSubcategories')
  await claim.choose(/^(Glasses|Lunettes)$/, 'checkbox')
  await claim.choose(/^(Other|Autre)$/, 'checkbox')
  await claim.goOn('vision-other')
  await member.press(member.button('claims.continue'))
  await expect(member.says('form.visionOther.description.error.required').first()).toBeVisible()
  await member.hands.write(member.field('form.visionOther.description.label'), 'Étui')
  await claim.goOn('claim-details/vision', 'claim-details-vision')
  await enterExpenses(claim, ['320', '15'])
  await member.press(member.button('claims.continue'))
  await expect(member.says('form.claimDetailsVision.lines.hasPrescription.error.required').first()).toBeVisible()
  await claim.answer('form.claimDetailsVision.lines.hasPrescription.label', 'yes')
  await claim.goOn('other-coverage')
  await claim.noOtherCoverage()
  expect(await finish(claim, sandbox, /Glasses|Lunettes/)).toMatchObject({
    claimType: 'XX-VISI',
    purchasedOnline: true,
    isProviderNotFound: true,
    benefitProvider: { organizationName: 'Lunettes Clic' },
    benefitServices: [
      { serviceCode: 'OPTI01', subcategoryId: 2, amountPaid: '320.00', hasPrescription: true },
      { subcategoryId: 0, isServiceTypeOther: true, description: 'Étui', amountPaid: '15.00' },
    ],
  })
})

test('CLAIM-04 CLAIM-10 CLAIM-61 ROUTE-114 ROUTE-122 ROUTE-123 the wellness account pays what it lists, once a receipt is there', async ({ member, sandbox }, {
  project,
}) => {
  const claim = await begin(member, project, 'pwa')
  await claim.choose(/^(Personal wellness account|Compte de mieux-être personnel)$/, 'radio')
  await claim.goOn('before-start/pwa', 'before-start-pwa')
  await expect(member.says('claims.before-start.needed.wellness')).toBeVisible()
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  await claim.goOn('service-list')
  await claim.choose(/^(Fitness fees|Frais de conditionnement physique)$/, 'checkbox')
  await claim.goOn('service-selection')
  await claim.keepCounts()
  await claim.enterVisits([VISIT], 'attach-documents')
  await claim.goOn('documents-to-attach')
  await claim.choose(member.text('claims.document.receipt'), 'checkbox')
  await member.press(member.button('claims.continue'))
  await expect(member.says('claims.document.receipt.missing')).toBeVisible()
  await member.press(member.button('claims.back'))
  await claim.shows('attach-documents')
  expect(await finish(claim, sandbox, /Fitness fees|Frais de conditionnement physique/)).toMatchObject({
    claimType: 'XX-PSA',
    benefitServices: [{ serviceCode: 'FITN0001', amountPaid: VISIT.stored, dateOfService: DATE }],
  })
})

for (const { type, name, event, flag } of [
  {
    type: 'XX-DCI',
    name: /^(Disability and critical illness|Invalidité et maladie grave)$/,
    event: 'claims.disability.hasDCICriticalIllness',
    flag: 'hasDCICriticalIllness',
  },
  {
    type: 'XX-LADD',
    name: /^(Life, accidental death and dismemberment|Vie, décès accidentel et mutilation)$/,
    event: 'claims.disability.hasLADDTerminalIllness',
    flag: 'hasLADDTerminalIllness',
  },
] as const)
  test(`CLAIM-04 CLAIM-10 CLAIM-72 ROUTE-112 a claim of type ${type} says what happened, to whom and when`, async ({ member, sandbox, page }, { project }) => {
    const claim = await begin(member, project)
    await claim.choose(name, 'radio')
    await claim.goOn('before-start/disability', 'before-start-disability')
    await claim.choose(member.text('form.beforeStartDisability.agreement.label'))
    await member.press(member.button('claims.continue'))
    await expect(member.says('form.beforeStartDisability.events.error.required').first()).toBeVisible()
    await claim.choose(member.text(event), 'checkbox')
    await claim.goOn('claim-details')
    await member.hands.choose(page.getByRole('radio', { name: VISIT.person }))
    await claim.enterDay()
    await claim.goOn('attach-documents')
    expect(await finish(claim, sandbox, name.source.includes('Life') ? /Life|Vie/ : /Disability|Invalidité/)).toMatchObject({
      claimType: type,
      [flag]: true,
      manualClaimServiceItems: [{ dateOfService: DATE }],
    })
  })

import { expect, test } from './support/literal.ts'

// These tests leave out pages whose responses the specification does not describe: service details, dental codes,
// hospital coverage as text, and dental coverage of the plan.

for (const variant of ['default', 'keyed'])
  test(`the benefits of a plan are listed (response ${variant})`, async ({ member, literal }) => {
    await literal.answers('benefits', variant)
    await member.signIn('', 'en', '/help-centre')
    await member.shows('/coverage', 'Hospital', 'Dental')
  })

test('a plan with the flag maaxClaims shows the hospital, health, dental and drug coverage of a person', async ({
  member,
}) => {
  await member.signIn('', 'en', '/help-centre')
  await member.shows('/coverage/hospital', 'Hospital, part one')
  await member.shows('/coverage/extended-health', 'Practitioner services, part one')
  await member.shows('/coverage/dental/usage', 'Recall examination')
  await member.shows('/coverage/drugs', member.text('form.drugSearch.drugNameOrDin.label'))
})

for (const numbers of ['number', 'text'] as const)
  test(`spending accounts, insurance and programmes are shown if the service sends each amount as a ${numbers}`, async ({
    member,
    literal,
  }) => {
    await literal.settings({ numbers })
    await member.signIn('', 'en', '/help-centre')
    await member.shows('/coverage/health-spending-account', /250\.50/)
    await member.shows('/coverage/personal-wellness-account', /250\.50/)
    await member.shows('/coverage/personal-wellness-account/eligible-expenses', 'Fitness fees')
    await member.shows('/coverage/life-and-disability', /50,000/)
    await member.shows('/coverage/optional-benefits')
    await member.shows('/coverage/online-doctors', 'A doctor, day and night.')
    await member.shows('/coverage/retirement-health-insurance-programme', /1,234\.50/)
    await member.shows('/coverage/medical-exclusion')
  })

test('a member finds a drug and compares its price', async ({ member, page, literal }) => {
  await member.signIn('', 'en', '/coverage/drugs')
  await member.hands.write(member.field('form.drugSearch.drugNameOrDin.label'), 'Lipitor')
  await member.press(member.button('coverage.drugs.search.go'))
  await expect(page.getByText(/lipitor/i).first()).toBeVisible()
  await expect.soft(page.getByText(member.text('error.section'))).toHaveCount(0)
  await literal.answers('drugs', 'none')
  await member.hands.write(member.field('form.drugSearch.drugNameOrDin.label'), 'Nothing')
  await member.press(member.button('coverage.drugs.search.go'))
  await expect.soft(page.getByText(/lipitor/i)).toHaveCount(0)
})

for (const variant of ['default', 'keyed'])
  test(`the coverage of a plan without maaxClaims is shown (response ${variant})`, async ({ member, literal }) => {
    await literal.answers('securityPolicy', 'alternate')
    await literal.answers('hospital', variant)
    await literal.answers('extendedHealth', variant)
    await member.signIn('', 'en', '/coverage/hospital')
    await member.isAt('/coverage/hospital/alternate')
    await member.shows('/coverage/hospital', /Hospital room/, 'Semi-private room')
    await member.shows('/coverage/extended-health', 'Physiotherapist')
    await member.goTo('/coverage/health-spending-account')
    await member.isAt('/coverage/health-spending-account/alternate')
  })

for (const variant of ['default', 'keyed'])
  test(`the coverage of a plan with the flag suppressCoverage is shown as text (response ${variant})`, async ({
    member,
    literal,
  }) => {
    await literal.answers('securityPolicy', 'suppressed')
    for (const call of ['suppressedHealth', 'suppressedDrugs']) await literal.answers(call, variant)
    await member.signIn('', 'en', '/coverage/hospital')
    await member.isAt('/coverage/hospital/suppressed')
    await member.shows('/coverage/extended-health', /Eligible costs are covered/)
    await member.shows('/coverage/drugs', /Eligible costs are covered/)
  })

import type { Locator, Page } from '@playwright/test'
import { EXTENDED_HEALTH } from '../../sandbox/plan/catalogue/extended-health.ts'
import { HOSPITAL } from '../../sandbox/plan/catalogue/hospital.ts'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'

test.beforeEach(({ member }, { project }) => {
  member.locale = languageOf(project)
})

/** The panel of a group, which a press on its name opens. */
const panel = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator(':scope > summary', { hasText: new RegExp(`^${name}$`) }) })

const [optometrist, optician] = EXTENDED_HEALTH.groups.find(({ key }) => key === 'vision')!.benefits[0]!.products
const practitioners = EXTENDED_HEALTH.groups.find(({ key }) => key === 'practitioners')!

test('ROUTE-095 ROUTE-096 COV-36 COV-38 COV-39 COV-41 D-09 D-18 by keyboard from the card Vision to a service, to the one beside it, and for somebody else', async ({
  member,
  page,
}) => {
  member.usesOnlyTheKeyboard()
  const { locale } = member
  await member.signIn('default', locale)
  await member.goTo('/coverage')
  await member.press(member.link('coverage.card.vision'))
  const vision = page.locator('details#vision')
  await expect(vision.locator(':scope > summary')).toBeFocused()
  await expect(vision).toBeInViewport()
  await expect(page.getByRole('main').locator('details:not(details details) > summary')).toHaveText(EXTENDED_HEALTH.groups.map(({ name }) => name[locale]))

  await member.press(vision.getByRole('link', { name: optometrist!.name[locale] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(optometrist!.name[locale])
  const group = EXTENDED_HEALTH.groups.find(({ key }) => key === 'vision')!
  await expect(
    member.says('coverage.services.place', { category: group.name[locale], subcategory: group.benefits[0]!.name[locale] }),
    'where it stands in the catalogue',
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /^-/ }), 'no sentence begins with a dash').toHaveCount(0)
  await expect(page.getByText(optometrist!.provisions[0]!.text[locale], { exact: true })).toBeVisible()

  const related = page.getByRole('region', { name: member.text('coverage.services.related') })
  await expect(related.getByRole('link')).toHaveText([optician!.name[locale]])
  await member.press(related.getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(optician!.name[locale])
  const asked = page.waitForRequest(/\/2\/benefits\/health\/OPTI$/)
  await page.getByLabel(member.text('coverage.person')).selectOption('2')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(optician!.name[locale])

  await member.press(page.getByRole('link', { name: member.text('page.coverage.health') }))
  await expect(page.getByLabel(member.text('coverage.person')), 'who was chosen stays').toHaveValue('2')
  await member.press(panel(page, practitioners.name[locale]).locator(':scope > summary'))
  const [first, second] = practitioners.benefits
  await expect(page.getByRole('link', { name: first!.products[0]!.name[locale] })).toBeVisible()
  await member.press(panel(page, second!.name[locale]).locator(':scope > summary'))
  await expect(page.getByRole('link', { name: second!.products[0]!.name[locale] })).toBeVisible()
  await expect(page.getByRole('link', { name: first!.products[0]!.name[locale] })).toBeHidden()
  await member.findsThePageAccessible()

  const search = page.getByRole('searchbox')
  await member.hands.write(search, second!.products[0]!.name[locale].toUpperCase())
  await expect(page.getByRole('status').getByText(member.text('coverage.services.found', { count: 1 }))).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([second!.name[locale]])
  await member.findsThePageAccessible()
  await member.hands.write(search, 'zzz')
  await expect(page.getByRole('status').getByText(member.text('coverage.services.found', { count: 0 }))).toBeVisible()
  await expect(page, 'what is searched is not kept in the address').toHaveURL(/extended-health$/)
})

test('ROUTE-083 ROUTE-084 COV-28 COV-29 COV-30 COV-31 COV-32 COV-67 hospital: a service in the words of the plan, and a code that it does not have', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}) => {
  expectedErrors.push('status of 404')
  const { locale } = member
  await sandbox.vary('default', { policy: { filterOnKeywords: false } })
  await member.signIn('default', locale)
  // What the plan says today is not what it says tomorrow.
  await page.route('**/benefits/hospital/*', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replaceAll(/24 (months|mois)/g, '7 $1') })
  })
  await member.goTo('/coverage/hospital')
  const [room] = HOSPITAL.groups
  const [semiPrivate, privateRoom] = room!.benefits[0]!.products
  await member.press(panel(page, room!.name[locale]).locator(':scope > summary'))
  await expect(page.getByRole('searchbox'), 'no search where the plan has none').toHaveCount(0)
  await member.press(page.getByRole('link', { name: semiPrivate!.name[locale] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(semiPrivate!.name[locale])
  await expect(page.getByText(semiPrivate!.about[locale])).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    (['provisions', 'eligibility', 'claimRequirements', 'related'] as const).map((part) => member.text(`coverage.services.${part}`)),
  )
  await expect(page.getByText(semiPrivate!.eligibility[0]!.text[locale], { exact: true }), 'dashes further in stay').toBeVisible()
  await expect(page.getByText(/(?:^|\s)7 (?:months|mois)/)).toBeVisible()
  await expect(page.getByText(/24 (?:months|mois)/)).toHaveCount(0)
  const related = page.getByRole('region', { name: member.text('coverage.services.related') })
  await expect(related.getByRole('link'), 'never itself').toHaveText([privateRoom!.name[locale]])

  for (const [form, list] of [
    ['details/NONE', ''],
    ['alternate/details/NONE', '/alternate'],
    ['suppressed/details/NONE', '/suppressed'],
  ]) {
    await member.goTo(`/coverage/hospital/${form}`)
    await expect(member.heading('coverage.services.unknown')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await member.press(page.getByRole('main').getByRole('link', { name: member.text('coverage.hospital.to-list') }))
    await member.isAt(`/coverage/hospital${list}`)
  }
  for (const form of ['details', 'alternate/details']) {
    await member.goTo(`/coverage/extended-health/${form}/NONE`)
    await expect(member.heading('coverage.services.unknown')).toBeVisible()
  }
  await member.findsThePageAccessible()
})

test('ROUTE-085 ROUTE-097 COV-23 COV-24 COV-25 COV-26 COV-27 COV-34 COV-35 without maaxClaims: families, a benefit by its code, its products and what holds for all', async ({
  member,
  page,
}) => {
  const { locale } = member
  await member.signIn('alternate', locale)
  for (const [path, { groups, overall }] of [
    ['/coverage/hospital', HOSPITAL],
    ['/coverage/extended-health', EXTENDED_HEALTH],
  ] as const) {
    await member.goTo(path)
    await member.isAt(`${path}/alternate`)
    const family = groups.find(({ benefits }) => benefits.length > 1)!
    const [title, subtitle] = family.family[locale].replaceAll('/', ' / ').split(/ (?=\()/)
    const summary = page.locator('summary').filter({ hasText: title! })
    await expect(summary).toHaveText(`${title}${subtitle ? ` ${subtitle}` : ''}`)
    await member.press(summary)
    const [benefit] = family.benefits
    const link = page.getByRole('link', { name: benefit!.name[locale] })
    await expect(link).toContainText(member.text('coverage.families.code', { code: benefit!.code }))
    await member.press(link)
    await member.isAt(`${path}/alternate/details/${benefit!.code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefit!.name[locale])
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...benefit!.products.map(({ name }) => name[locale]),
      member.text('coverage.families.overall'),
    ])
    await expect(page.getByText(overall[0]!.text[locale], { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }), 'its name is known without the list too').toHaveText(benefit!.name[locale])
  }
})

test('ROUTE-086 ROUTE-098 COV-33 COV-40 D-12 with suppressCoverage: words without amounts, of hospital also by benefit', async ({ member, page, sandbox }) => {
  const { locale } = member
  await member.signIn('suppressed', locale)
  await member.goTo('/coverage/hospital')
  await member.isAt('/coverage/hospital/suppressed')
  const [benefit] = HOSPITAL.groups[0]!.benefits
  await member.press(page.getByRole('link', { name: benefit!.name[locale] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(benefit!.name[locale])
  await expect(page.getByText(HOSPITAL.overall[0]!.text[locale], { exact: true })).toBeVisible()
  expect(await sandbox.count('getSuppressedHospital'), 'the details are of the same answer').toBe(1)
  await member.goTo('/coverage/extended-health')
  await member.isAt('/coverage/extended-health/suppressed')
  await expect(page.getByRole('main').getByText(locale === 'fr' ? 'Votre régime couvre l’ambulance' : 'Your plan covers ambulance')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/[%$]/)
})

test('COV-30 COV-37 a plan without hospital and extended health says so in each of their forms', async ({ member, page }) => {
  await member.signIn('empty', member.locale)
  for (const [path, branch] of [
    ['/coverage/hospital', 'hospital'],
    ['/coverage/extended-health', 'health'],
  ] as const)
    for (const form of ['', '/alternate', '/suppressed']) {
      await member.goTo(path + form)
      await expect(member.heading(`coverage.${branch}.none`)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: member.text('coverage.others.contact') })).toBeVisible()
    }
  await member.findsThePageAccessible()
})

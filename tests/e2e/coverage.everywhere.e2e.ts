import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'
import type { Member } from './support/member.ts'

async function lookUp(member: Member, codes: string): Promise<void> {
  await member.page.locator('#dentalSearch_specialty').selectOption('GP')
  await member.page.locator('#dentalSearch_province').selectOption('NB')
  await member.hands.write(member.field('form.dentalSearch.codes.label'), codes)
  await member.press(member.button('coverage.dental.search.go'))
}
/** one for each service that was found */
const planPays = (member: Member) => member.page.getByText(member.text('coverage.dental.plan'), { exact: true })
const card = ({ page }: Member, title: string) => page.getByRole('region', { name: title, exact: true })

test('ROUTE-078 ROUTE-079 ROUTE-081 ROUTE-082 COV-06 COV-07 COV-12 COV-19 LOOK-01 LOOK-04 dental coverage, codes and last services of each person, with the keyboard alone', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}, { project }) => {
  // some codes without a service answer 400, which the browser logs
  expectedErrors.push('Failed to load resource')
  member.usesOnlyTheKeyboard()
  await member.signIn('default', languageOf(project))
  await member.press(page.getByRole('main').getByRole('link', { name: member.text('dashboard.links.coverage') }))
  await member.isAt('/coverage')
  await member.findsThePageAccessible()

  await member.press(page.getByRole('link', { name: new RegExp(member.text('coverage.card.DENTAL')) }))
  await member.isAt('/coverage/dental')
  await member.press(page.locator('main details summary').first())
  await expect(page.locator('main details[open] li').first()).toBeVisible()
  await expect(page.locator('main details[open] li').first(), 'without the dash it came with').not.toContainText(/^- /)
  await expect(page.getByText(member.text('coverage.provisions.overall'))).toBeVisible()
  await member.findsThePageAccessible()

  await page.locator('#coverage-person').selectOption('3')
  await expect.poll(() => sandbox.count('getDentalBenefits')).toBe(2)
  await member.press(page.getByRole('link', { name: new RegExp(member.text('coverage.dental-codes.text')) }))
  await member.isAt('/coverage/dental/code-search')
  await expect(page.locator('#coverage-person'), 'the person stays chosen').toHaveValue('3')
  await expect(planPays(member)).toHaveCount(0)
  await lookUp(member, '1202')
  await expect(page.getByText(member.text('form.dentalSearch.codes.error.codes', { max: 10, digits: 5 })).last()).toBeVisible()
  await lookUp(member, '01202, , 97111 99999 99998')
  await expect(planPays(member)).toHaveCount(1)
  for (const codes of ['97111', '99999, 99998'])
    await expect(page.getByText(member.text('coverage.dental.refused', { count: codes.split(', ').length, codes }), { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await member.findsThePageAccessible()

  await member.goTo('/coverage/dental/usage')
  await expect(page.getByRole('table').or(page.getByText(member.text('coverage.dental-usage.none')))).toBeVisible()
  await page.locator('#coverage-person').selectOption('1')
  await expect(page.getByRole('table')).toBeVisible()
  await member.findsThePageAccessible()
  await member.goTo('/coverage/dental/code-search')
  await expect(planPays(member), 'the last search is still there').toHaveCount(1)
})

test('ROUTE-080 GUARD-29 COV-20 D-13 without maaxClaims dental is one page about the plan, with its own search', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}, { project }) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('alternate', languageOf(project))
  await member.goTo('/coverage/dental')
  await member.isAt('/coverage/dental/alternate')
  await expect(page.locator('main a[href*="code-search"]')).toHaveCount(0)
  await lookUp(member, '01202 23111')
  await expect(planPays(member)).toHaveCount(2)
  expect(await sandbox.count('getCoveragesDental')).toBe(2)
  expect(await sandbox.count('getDentalBenefits')).toBe(0)
  await lookUp(member, '97111')
  await expect(page.getByRole('dialog'), 'COV-13 nothing is covered: an error').toBeVisible()
  await member.press(member.button('shell.close').last())
  await member.open('/coverage/dental/usage')
  await member.isAt('/coverage/dental/alternate')
})

test('COV-05 COV-21 COV-67 COV-68 D-12 coverage in words, no dental coverage, and no benefits', async ({ member, page }, { project }) => {
  await member.signIn('suppressed', languageOf(project))
  await member.open('/coverage/dental')
  await expect(card(member, member.text('coverage.words'))).toBeVisible()
  await expect(page.locator('main details')).not.toHaveCount(0)
  await expect(page.getByText(member.text('coverage.provisions.overall'))).toHaveCount(0)
  await member.findsThePageAccessible()
  await member.signInAgain('saskatchewan')
  await member.open('/coverage/dental')
  await expect(member.heading('coverage.dental.none')).toBeVisible()
  await expect(member.heading('coverage.words')).toHaveCount(0)
  await member.signInAgain('empty')
  await member.open('/coverage')
  await expect(member.heading('coverage.none')).toBeVisible()
  await expect(member.button('coverage.booklet.download'), 'D-126 a plan without a booklet offers none').toHaveCount(0)
})

test('ACCTS-15 ACCTS-20 ACCTS-21 ERR-31 the booklet is saved under its name; when it cannot be had the page says so, without a dialog', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}, { project }) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('retired', languageOf(project))
  await member.open('/coverage')
  await expect(card(member, member.text('coverage.retirement.title'))).toContainText(/1[,\s ]850/)
  const [download] = await Promise.all([page.waitForEvent('download'), member.press(member.button('coverage.booklet.download'))])
  expect(download.suggestedFilename()).toBe(member.locale === 'fr' ? 'brochure-de-garanties.pdf' : 'benefits-booklet.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await sandbox.faults([{ operationId: 'getBookletPdf', status: 500, times: 1 }])
  await member.press(member.button('coverage.booklet.download'))
  await expect(page.getByRole('alert')).toContainText(member.text('coverage.booklet.unavailable'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await member.findsThePageAccessible()
  await Promise.all([page.waitForEvent('download'), member.press(member.button('coverage.booklet.download'))])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

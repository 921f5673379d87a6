import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/looks.ts'

test('ROUTE-069 ROUTE-070 ROUTE-071 CARE-01 CARE-03 CARE-04 CARE-06 CARE-07 CARE-12 CARE-13 CARE-14 CARE-15 from the menu to a partner, with the keyboard alone', async ({
  member,
  page,
  sandbox,
}, { project }) => {
  member.usesOnlyTheKeyboard()
  await member.signIn('default', languageOf(project))
  const isFrench = member.locale === 'fr'
  await member.goTo('/connected-care')
  const main = page.getByRole('main')
  await expect(main.getByRole('region').getByRole('listitem')).toHaveCount(6)
  await member.findsThePageAccessible()

  await member.press(main.getByRole('link', { name: isFrench ? /Cliniques virtuelles/ : /Virtual Clinics/ }))
  await member.isAt('/connected-care/categories/3')
  await expect(main.getByRole('region')).toHaveCount(3)
  await member.findsThePageAccessible()

  expect(await sandbox.count('getConnectedCareToken')).toBe(0)
  await member.goTo('/connected-care/vendors/2')
  await expect(main.getByText(isFrench ? /plus de 18 ans/ : /over 18/)).toBeVisible()
  await expect(main.getByRole('table')).toContainText(/340/)
  const partner = main.locator('a[target="_blank"]')
  await expect(partner).toHaveAttribute('href', /^https:\/\/[\w.-]+\/(en|fr)\?token=[\w-]+\.[\w-]+\.[\w-]+$/)
  await expect(partner).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(partner, 'D-139 nothing is measured without the flag').not.toHaveAttribute('data-analytics-id')
  await member.findsThePageAccessible()
  await page.reload()
  await expect(partner).toBeVisible()
  expect(await sandbox.count('getConnectedCareToken'), 'one token for the language, also after a reload').toBe(1)

  await member.goTo('/connected-care/vendors/999')
  await expect(member.heading('care.none')).toBeVisible()
  await member.press(member.link('care.none.back'))
  await member.isAt('/connected-care')
})

test('CARE-08 CARE-09 CARE-11 D-138 D-139 pinned services come first, some lead straight to the partner, and an offer that ended says when', async ({
  member,
  page,
  sandbox,
}, { project }) => {
  await sandbox.vary('default', { policy: { analytics: true } })
  await member.signIn('default', languageOf(project))
  const main = page.getByRole('main')
  await member.goTo('/connected-care/categories/1')
  await expect(main.getByRole('region').first()).toContainText('Clearwater Optics')
  await expect(main.getByText(member.text('care.ends', { date: member.locale === 'fr' ? '12 décembre 2023' : 'December 12, 2023' }))).toBeVisible()
  const direct: string[] = []
  for (const id of ['1', '2', '3', '4', '5', '6']) {
    await member.goTo(`/connected-care/categories/${id}`)
    await member.isAt(`/connected-care/categories/${id}`)
    await expect(main.getByRole('region').first()).toBeVisible()
    direct.push(...(await main.locator('a[target="_blank"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))))
  }
  expect(direct.length).toBeGreaterThan(0)
  expect(direct.filter((href) => !href.startsWith('https://'))).toEqual([])
  await member.goTo('/connected-care/vendors/1')
  await expect(main.getByRole('region'), 'the cards of the category are gone').toHaveCount(0)
  await expect(main.locator('a[target="_blank"]')).toHaveAttribute('data-analytics-id', 'care-vision')
})

test('CARE-12 ERR-01 a token that cannot be had is said once, the page stands, and trying again works', async ({ member, page, sandbox, expectedErrors }, {
  project,
}) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('default', languageOf(project))
  await sandbox.faults([{ operationId: 'getConnectedCareToken', status: 500, times: 1 }])
  await member.goTo('/connected-care/vendors/2')
  await expect(page.getByRole('dialog')).toBeVisible()
  await member.press(member.button('shell.close').last())
  await expect(page.getByRole('heading', { level: 2 }).first(), 'what the partner says is there').toBeVisible()
  await member.press(member.button('error.retry'))
  await expect(page.getByRole('main').locator('a[target="_blank"]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

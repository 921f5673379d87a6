import { expect, test } from './support/fixtures.ts'
import { paste } from './support/hands.ts'
import { languageOf } from './support/looks.ts'

test('CONTENT-02 CONTENT-03 CONTENT-04 SHELL-05 a message to the insurer: empty, too long, a failure that keeps every word, sent', async ({
  member,
  page,
  sandbox,
  expectedErrors,
}, { project }) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('default', languageOf(project))
  await member.open('/contact-us')
  await expect(page.getByRole('link', { name: '506-555-0100' })).toHaveAttribute('href', 'tel:+15065550100')
  await member.findsThePageAccessible()
  const message = member.field('form.contactUs.message.label')
  const send = () => member.press(member.button('support.contact.send'))
  await message.fill('   ')
  await send()
  await expect(page.getByText(member.text('form.contactUs.message.error.required')).first()).toBeVisible()
  await paste(message, 'é'.repeat(2001))
  await send()
  await expect(page.getByText(member.text('form.error.maxLength', { limit: 2000 })).first()).toBeVisible()
  await member.findsThePageAccessible()

  await message.fill('Où en est ma demande?')
  await page.context().setOffline(true)
  await send()
  await expect(page.getByRole('dialog')).toContainText(member.text('error.name.sendContactUsEmail'))
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await expect(message).toHaveValue('Où en est ma demande?')
  await send()
  await expect(member.says('support.contact.sent')).toBeVisible()
  await expect(message).toHaveValue('')
  expect(await sandbox.count('sendContactUsEmail')).toBe(1)
})

test('CONTENT-05 D-73 each brand has its own content; without it the page says where the number is, and no dialog opens', async ({
  member,
  page,
  expectedErrors,
}, { project }) => {
  expectedErrors.push('Failed to load resource')
  await member.signIn('quebec', languageOf(project))
  const asked = page.waitForRequest(/\/contact(_fr)?\.json$/)
  await member.open('/contact-us')
  expect((await asked).url()).toContain(`/CANASSURANCEQC/${member.locale === 'fr' ? 'contact_fr' : 'contact'}.json`)
  await page.route(/\/contact(_fr)?\.json$/, (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(member.says('contact.missing.title')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await member.findsThePageAccessible()
})

test('ROUTE-073 CONTENT-11 CONTENT-10 D-75 D-76 the help centre: search, an answer, where it leads, and the ways to a person', async ({ member, page }, {
  project,
}) => {
  await member.signIn('default', languageOf(project))
  await member.open('/help-centre')
  await member.findsThePageAccessible()
  const search = page.getByRole('searchbox')
  await search.fill(member.locale === 'fr' ? 'DEPOT direct' : 'DIRECT deposit')
  await expect(page.getByRole('status').filter({ hasText: member.text('help.found', { count: 1 }) })).toBeVisible()
  await member.press(page.getByText(member.text('help.deposit.question')))
  await expect(page.getByText(member.text('help.deposit.answer'))).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText(member.text('help.found', { count: 0 }))).toBeVisible()
  await member.findsThePageAccessible()
  await expect(page, 'what is searched is not kept in the address').toHaveURL(/help-centre$/)
  for (const id of ['help.elsewhere.form', 'help.elsewhere.professional'] as const) {
    await expect(page.getByRole('main').getByRole('link', { name: member.text(id) })).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('main').getByRole('link', { name: member.text(id) })).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await search.fill('')
  await member.press(page.getByText(member.text('help.card.question')))
  await member.press(member.link('help.card.link'))
  await member.isAt('/manage-your-account/member-card')
  await member.open('/help-centre')
  await member.press(page.getByRole('main').getByRole('link', { name: member.text('help.elsewhere.contact') }))
  await member.isAt('/contact-us')
})

test('CONTENT-11 SHELL-34 the help centre of two brands is the page with the telephone number', async ({ member }, { project }) => {
  await member.signIn('quebec', languageOf(project))
  await member.open('/help-centre')
  await member.isAt('/contact-us')
})

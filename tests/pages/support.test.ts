import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'
import { setOffline } from './support/requests.ts'

const PHONE = { locale: 'fr', width: 360 } as const

const send = (member: Member) => member.press(member.button('support.contact.send'))
const message = (member: Member) => member.field('form.contactUs.message.label')

test('the contact page has a telephone number above the message, and rejects an empty or too long message', async () => {
  const member = await renderPage('support.contact-us', PHONE)
  const call = page.getByRole('link', { name: member.text('support.contact.number', { phone: '800-555-0100' }) })
  await expect.element(call).toHaveAttribute('href', 'tel:+18005550100')
  const [bottom, top] = [call, message(member)].map((each) => each.element().getBoundingClientRect().y)
  expect(bottom! < top!).toBe(true)
  await expect.element(page.getByRole('link', { name: '506-555-0100' })).toHaveAttribute('href', 'tel:+15065550100')
  await member.write(message(member), '   ')
  await send(member)
  await expect.element(member.getByText('form.contactUs.message.error.required')).toBeVisible()
  await member.paste(message(member), 'é'.repeat(2001))
  await send(member)
  await expect.element(member.getByText('form.error.maxLength', { limit: 2000 })).toBeVisible()
  await member.expectNoAxeViolations()
  expect(member.sent('POST', /./)).toEqual([])
})

test(
  'a message that could not be sent stays in the form and is then sent once',
  { tags: ['CONTENT-02', 'CONTENT-03'] },
  async () => {
    const member = await renderPage('support.contact-us')
    await member.write(message(member), 'Où en est ma demande?')
    setOffline(true)
    await send(member)
    await contains(page.getByRole('dialog'), member.text('error.kind.network'))
    await userEvent.keyboard('{Escape}')
    setOffline(false)
    await expect.element(message(member)).toHaveValue('Où en est ma demande?')
    await send(member)
    await expect.element(member.getByText('support.contact.sent')).toBeVisible()
    await expect.element(member.getByText('banner.success')).toBeVisible()
    await expect.element(message(member)).toHaveValue('')
    expect(await member.sandbox.count('sendContactUsEmail')).toBe(1)
  },
)

test(
  'an unsent message is kept on other pages, and the browser asks before a reload',
  { tags: ['D-346'] },
  async () => {
    const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const member = await renderPage('support.contact-us')
    expect(asksBeforeUnload()).toBe(false)
    await member.write(message(member), 'Where is my claim?')
    await expect.poll(asksBeforeUnload).toBe(true)
    await member.goTo('/coverage')
    await member.isAt('/coverage')
    await member.goTo('/contact-us')
    await expect.element(message(member)).toHaveValue('Where is my claim?')
    await send(member)
    await expect.element(message(member)).toHaveValue('')
    expect(asksBeforeUnload()).toBe(false)
  },
)

test(
  'after a message was sent, a phone shows the success banner, and the keyboard goes on in the content',
  { tags: ['SHELL-51'] },
  async () => {
    const member = await renderPage('support.contact-us', PHONE)
    await member.write(message(member), 'Where is my claim?')
    await send(member)
    await expect.element(member.getByText('support.contact.sent')).toBeInViewport()
    await expect.poll(() => document.activeElement?.id).toBe('main-content')
  },
)

test('a member can add a recent claim at the beginning of a message, and the text already written stays', async () => {
  const member = await renderPage('support.contact-us', PHONE)
  await member.write(message(member), 'Où en est-elle?')
  const claims = page.getByRole('group', { name: member.text('support.contact.which') }).getByRole('button')
  await expect.poll(() => claims.length).toBe(3)
  await member.press(claims.first())
  const written = () => (message(member).element() as HTMLTextAreaElement).value
  await expect.poll(written).toMatch(/^Au sujet de la demande C[\d-]+ \(.+\)\s:\nOù en est-elle\?$/)
  await expect.element(message(member)).toHaveFocus()
  await member.expectNoAxeViolations()
})

test('if the list of recent claims cannot be loaded, the message field is shown without an error dialog', async () => {
  const member = await renderPage('support.contact-us', {
    before: (sandbox) => sandbox.faults([{ operationId: 'listRecentClaims', status: 500 }]),
  })
  await expect.element(message(member)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.for([
  ['default', 'en', 'MEDAVIE/contact.json'],
  ['quebec', 'fr', 'CANASSURANCEQC/contact_fr.json'],
] as const)(
  'the contact details shown to the persona %s are those of the brand, in the language of the page (%s)',
  { tags: ['CONTENT-04', 'CONTENT-05'] },
  async ([persona, locale, file]) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await renderPage('support.contact-us', { persona, locale })
    await expect
      .poll(() => fetched.mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith(file)))
      .toHaveLength(1)
  },
)

test(
  'the contact page without contact details says where to find the telephone number, without a dialog',
  { tags: ['D-73'] },
  async () => {
    const member = await renderPage('support.contact-us', {
      persona: 'quebec',
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'getContactContent', status: 500 }]),
    })
    await expect.element(member.getByText('contact.missing.title')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  },
)

test(
  'the help centre finds an answer regardless of case and accents, and the search is not in the URL',
  { tags: ['D-75'] },
  async () => {
    const member = await renderPage('support.help-centre', PHONE)
    const search = page.getByRole('searchbox')
    await search.fill('DEPOT direct')
    await expect
      .element(page.getByRole('status').filter({ hasText: member.text('help.found', { count: 2 }) }))
      .toBeVisible()
    await member.press(page.getByText(member.text('help.deposit.question')))
    await expect.element(page.getByText(member.text('help.deposit.answer'))).toBeVisible()
    await search.fill('zzz')
    await expect.element(page.getByText(member.text('help.found', { count: 0 }))).toBeVisible()
    await member.expectNoAxeViolations()
    expect(location.href).toMatch(/help-centre$/)
  },
)

test('an answer in the help centre leads to the page that it is about', { tags: ['D-75'] }, async () => {
  const member = await renderPage('support.help-centre')
  await page.getByRole('searchbox').fill('DIRECT deposit')
  await expect
    .element(page.getByRole('status').filter({ hasText: member.text('help.found', { count: 2 }) }))
    .toBeVisible()
  await page.getByRole('searchbox').fill('')
  await member.press(page.getByText(member.text('help.card.question')))
  await member.press(member.link('help.card.link'))
  await member.isAt('/manage-your-account/member-card')
})

test(
  'a help centre search without results leads to the contact page, and to forms and professionals on other sites',
  { tags: ['CONTENT-10', 'ROUTE-073', 'D-76'] },
  async () => {
    const member = await renderPage('support.help-centre', PHONE)
    const main = page.getByRole('main')
    for (const id of ['help.elsewhere.form', 'help.elsewhere.professional'] as const) {
      const link = main.getByRole('link', { name: member.text(id) })
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    }
    await member.press(main.getByRole('link', { name: member.text('help.elsewhere.contact') }))
    await member.isAt('/contact-us')
  },
)

test(
  'for a brand without a help centre, its URL redirects to the contact page and the menu has no entry for it',
  { tags: ['CONTENT-11', 'SHELL-34'] },
  async () => {
    const member = await renderPage('support.help-centre', { persona: 'quebec' })
    await member.isAt('/contact-us')
    await member.press(member.button('footer.help'))
    await expect
      .element(page.getByRole('banner').getByRole('link', { name: member.text('nav.contact-us') }))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: member.text('nav.help-centre') })).not.toBeInTheDocument()
  },
)

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const GATE = '/manage-your-account/terms-and-conditions/accept'

test(
  'a member who has not accepted the terms must accept them first, whatever URL is opened',
  { tags: ['D-46', 'D-69'] },
  async () => {
    const member = await renderPage('account.terms-accept', { persona: 'terms', ...PHONE })
    await expect.element(page.getByRole('navigation', { name: member.text('nav.label') })).not.toBeInTheDocument()
    for (const path of ['/dashboard', '/login']) {
      await member.goTo(path)
      await member.isAt(GATE)
    }
  },
)

test(
  'the terms are accepted by ticking a box, and are sent only once',
  { tags: ['ACCT-26', 'ROUTE-060'] },
  async () => {
    const member = await renderPage('account.terms-accept', { persona: 'terms' })
    await member.press(member.button('terms.gate.accept'))
    await expect.element(member.getByText('form.acceptTerms.termsAndConditionsAccept.error.required')).toBeVisible()
    await member.expectNoAxeViolations()
    await member.choose(page.getByRole('checkbox'))
    await member.press(member.button('terms.gate.accept'))
    await member.isAt('/dashboard')
    expect(member.sent('PUT', /./).map(({ url, body }) => [url.pathname.split('/').at(-1), body])).toEqual([
      ['terms-and-conditions', { termsAndConditionsAccept: true }],
    ])
    await member.goTo(GATE)
    await member.isAt('/dashboard')
  },
)

test('terms that cannot be loaded block no page and show no error', { tags: ['D-46'] }, async () => {
  const member = await renderPage('dashboard.home', {
    persona: 'terms',
    ...PHONE,
    before: (sandbox) => sandbox.faults([{ operationId: 'getTermsAndConditions', status: 500 }]),
  })
  await member.isAt('/dashboard')
  await expect.poll(() => member.sandbox.count('getTermsAndConditions')).toBeGreaterThan(0)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await member.isAt('/dashboard')
})

test('a member can log out without accepting the terms', { tags: ['D-46'] }, async () => {
  const member = await renderPage('account.terms-accept', { persona: 'terms' })
  await member.press(member.button('terms.gate.log-out'))
  await expect.poll(() => location.pathname + location.search).toBe('/en/login?status=LOGGEDOUT')
})
